import type { ReactNode } from 'react'

/** A phone's screen in a story: as high as the viewport, header and footer stay, the middle scrolls. */
export const Screen = ({
  top,
  bottom,
  children,
  fixed,
}: {
  top?: ReactNode
  bottom?: ReactNode
  children: ReactNode
  fixed?: boolean
}) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh', background: 'var(--bg)' }}>
    {top}
    <main
      tabIndex={-1}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, overflow: fixed ? 'hidden' : 'auto' }}
    >
      {children}
    </main>
    {bottom}
  </div>
)
