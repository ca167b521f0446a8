import '@org/ui/tokens.css'
import '@org/ui/basics.css'
import '@org/ui/sport.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'A consumer', icons: { icon: 'data:,' } }

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
)

export default Layout
