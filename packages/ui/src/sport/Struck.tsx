import type { ReactNode } from 'react'

/** Text that does not hold any more. The reason beside it says so to those who do not see the line. */
export const Struck = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <s>{children}</s> : children
