import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Foundations.module.css'

interface PhoneProps {
  title: string
  width: number
  height: number
  children: ReactNode
}

/** A part of a page as a phone of this width draws it: the root rule and the media queries of the kit see that width. */
export const Phone = ({ title, width, height, children }: PhoneProps) => {
  const [page, setPage] = useState<Document | null>(null)
  const open = (frame: HTMLIFrameElement | null) => {
    if (!frame?.contentDocument || frame.contentDocument === page) return
    dress(frame.contentDocument)
    setPage(frame.contentDocument)
  }
  return (
    <iframe ref={open} title={title} width={width} height={height} className={styles.phone} sandbox="allow-same-origin">
      {page && createPortal(children, page.body)}
    </iframe>
  )
}

/** Gives a document the styles, the brand, the mode and the language of this one. */
const dress = (page: Document) => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  const style = page.createElement('style')
  style.textContent = rules.join('\n')
  page.head.append(style)
  for (const [from, to] of [
    [document.documentElement, page.documentElement],
    [document.body, page.body],
  ] as const)
    for (const { name, value } of from.attributes) if (name !== 'style') to.setAttribute(name, value)
  page.title = document.title
  page.body.className = ''
}
