import { useEffect } from 'react'

interface SharedPage {
  title: string
  /** What is sent with the URL. */
  text: string
}

let shown: SharedPage | null = null

/** Sets what is sent when the user shares this page. Other pages send their title. */
export const useSharedPage = (title: string, text: string) =>
  useEffect(() => {
    shown = { title, text }
    return () => void (shown = null)
  }, [title, text])

export const sharedPage = (): { title: string; text?: string } => shown ?? { title: document.title }
