import { type Brand, GROUNDS, manifestIcons } from '@org/site-brands'

/** The web app manifest of a site: name, icons and start URL. */
export const webManifest = (brand: Brand) => {
  const { displayName, tagline, language } = brand
  const { bg, surface } = GROUNDS.light
  return {
    id: '/m/',
    name: `${displayName[language]} - ${tagline[language]}`,
    short_name: displayName[language],
    description: tagline[language],
    lang: language === 'zh' ? 'zh-CN' : language,
    dir: 'ltr',
    start_url: '/m/',
    scope: '/m/',
    display: 'standalone',
    background_color: bg,
    theme_color: surface,
    categories: ['sports', 'news', 'social'],
    icons: manifestIcons(brand),
  }
}
