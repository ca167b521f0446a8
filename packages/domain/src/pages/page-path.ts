import { fieldsOf, rowOf } from '../input'
import { filledPath } from './filled-path'
import { PAGES, type PageName, type PageParams } from './pages'
import type { Page } from './page'

/** The arguments after a page's name: its parameters, if one is required. */
export type PageArgs<Name extends PageName> =
  Record<never, never> extends PageParams<Name> ? [params?: PageParams<Name>] : [params: PageParams<Name>]

/**
 * The address of a page below the base. An omitted optional parameter is left out.
 *
 * @example
 * pagePath('score') // => '/score'
 * pagePath('liveDetail', { id: 7 }) // => '/live-detail/7'
 * pagePath('chatReport', { type: 'user' }) // => '/c2c-feedback/user'
 * pagePath('chatRoom', { id: 'a/b?c' }) // => '/c2c-chatroom/a%2Fb%3Fc'
 */
export const pagePath = <Name extends PageName>(name: Name, ...[params]: PageArgs<Name>): string =>
  filledPath(rowOf<Page>(PAGES, name)?.path ?? '/', fieldsOf(params))
