import type { ReactNode } from 'react'

export const metadata = { title: 'Chat', icons: { icon: 'data:,' } }

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
)

export default Layout
