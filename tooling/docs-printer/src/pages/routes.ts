import { PAGES, type Page } from '@org/domain'
import { inline, page, table } from '../markdown'

/** Every page of the mobile app. */
export const routesPage = async (): Promise<string> => {
  const screens = await builtScreens()
  return page(
    '# Routes',
    'Pages of the mobile app, below its base `/m`. `pagePath(name, params)` of `@org/domain` gives an address, `pageOf(address)` the page. A page is open while one of its switches is on; a page without a screen is not built yet.',
    table(
      ['Name', 'Path', 'Area', 'Parameters', 'Back', 'Title', 'Switches', 'Frame', 'Screen'],
      Object.entries<Page>(PAGES).map(([name, row]) => [
        name,
        [row.path, ...(row.aliases ?? [])].map(inline).join(', '),
        row.area,
        paramsOf(row),
        row.back ?? undefined,
        row.title,
        row.needs ?? row.guard?.map(inline).join(', '),
        frameOf(row),
        name in screens ? true : undefined,
      ]),
    ),
  )
}

/** Read at run time, because the types of the screens would pull in every file of the app. */
const builtScreens = async (): Promise<object> => {
  const file = new URL('../../../../apps/mobile-web/src/routes/screens.ts', import.meta.url)
  const { SCREENS } = (await import(file.href)) as { SCREENS: object }
  return SCREENS
}

const paramsOf = ({ params = {} }: Page): string =>
  Object.entries(params)
    .map(([name, kind]) => `${name}: ${typeof kind === 'string' ? kind : kind.map(inline).join(' ')}`)
    .join('; ')

const frameOf = ({ tab, chrome, detail }: Page): string | undefined =>
  chrome === 'none' ? 'none' : tab ? 'tab bar' : detail ? 'detail' : undefined
