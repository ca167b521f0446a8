import { ASSET_FILES, themeCss } from '../src/index'
import { AVATAR_SETS } from './avatars/avatar-sets'
import { BRAND_ART } from './brand-art'
import { about, avatars, icon, logo, scene } from './render'

/** Every text file of `assets/` by its path there: the drawings and the style sheet of the themes. */
export const artFiles = (): Map<string, string> =>
  new Map([
    ...Object.entries(BRAND_ART).flatMap(([folder, art]) =>
      Object.entries({
        [ASSET_FILES.logo]: logo(art, 'light'),
        [ASSET_FILES.logoDark]: logo(art, 'dark'),
        [ASSET_FILES.icon]: icon(art),
        [ASSET_FILES.login]: scene(art, 'night'),
        [ASSET_FILES.register]: scene(art, 'day'),
        [ASSET_FILES.about]: about(art),
      }).map(([file, content]) => [`${folder}/${file}`, content] as const),
    ),
    ...Object.entries(AVATAR_SETS).flatMap(([set, row]) =>
      avatars(row).map((picture, i) => [`avatars/${set}/${i + 1}.svg`, picture] as const),
    ),
    ['themes.css', spread(themeCss())] as const,
  ])

/** The style sheet as the formatter leaves it, a declaration a line. */
const spread = (css: string) =>
  css
    .replaceAll('{', ' {\n  ')
    .replaceAll(';', ';\n  ')
    .replaceAll(/(--[a-z-]+):/g, '$1: ')
    .replaceAll('}', ';\n}') + '\n'
