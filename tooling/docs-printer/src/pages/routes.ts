import { pageTitle, ROUTE_GUARDS } from '@org/domain'
import { inline, page, table } from '../markdown'

interface RouteRow {
  path: string
  detail?: true
}

/** Every page of the mobile app. */
export const routesPage = async (): Promise<string> => {
  const rows = Object.entries(await appRoutes())
  return page(
    '# Routes',
    'Pages of the mobile app, below its base `/m`. `href(name, params)` gives an address; a detail page shows the home link.',
    table(
      ['Name', 'Path', 'Title', 'Open while one of these switches is on', 'Detail'],
      rows.map(([name, { path, detail }]) => [
        name,
        inline(path),
        pageTitle(path),
        guardOf(path)?.map(inline).join(', '),
        detail,
      ]),
    ),
  )
}

/** Read at run time: the types of the rows lead to every screen of the app, which are no business of this program. */
const appRoutes = async (): Promise<Record<string, RouteRow>> => {
  const file = new URL('../../../../apps/mobile-web/src/routes/rows.ts', import.meta.url)
  const { routes } = (await import(file.href)) as { routes: Record<string, RouteRow> }
  return routes
}

const guardOf = (path: string): readonly string[] | undefined =>
  Object.entries(ROUTE_GUARDS).find(([start]) => path.slice(1) === start || path.startsWith(`/${start}/`))?.[1]
