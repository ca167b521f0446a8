import { pageOf, type PageName, type PageParams } from '@org/domain'
import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The parameters of the current page, which must be one of the named pages: `usePageParams('liveDetail').id`. */
export const usePageParams = <Name extends PageName>(...names: Name[]): PageParams<Name> => {
  const { pathname } = useLocation()
  const page = useMemo(() => pageOf(pathname), [pathname])
  if (page === null || !isOneOf(page, names))
    throw new Error(`usePageParams: ${pathname} is not the path of ${names.join(', ')}`)
  return page.params
}

type Named<Name extends PageName> = { name: Name; params: PageParams<Name> }

const isOneOf = <Name extends PageName>(page: { name: PageName }, names: Name[]): page is Named<Name> =>
  names.some((name) => name === page.name)
