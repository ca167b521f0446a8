import { pageTitle } from '@org/domain'
import { useEffect } from 'react'
import { usePageName } from '../hooks/shared-page'
import { useTranslation } from '../i18n/use-translation'
import { useLocation } from 'react-router'
import { useBrandText } from '../site/use-brand-text'

/** Sets the title of the page: what it shows, then the site; and the site's name for search engines. Rule: DOM-3. */
export const useTitle = () => {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const { name, tagline } = useBrandText()
  const title = pageTitle(pathname)
  const site = `${name} - ${tagline}`
  const shown = usePageName()
  const text = title === 'site' ? [shown, site].filter(Boolean).join(' - ') : t(($) => $.titles[title])
  useEffect(() => {
    document.title = text
    for (const meta of ['keywords', 'description']) setMeta(meta, site)
  }, [text, site])
}

const setMeta = (name: string, content: string) => {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}
