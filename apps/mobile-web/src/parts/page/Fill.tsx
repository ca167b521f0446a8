import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The space that is left on a page as high as the screen, such as that of the messages above a composer. */
export const Fill = ({ children }: { children: ReactNode }) => <div className={styles.fill}>{children}</div>
