/**
 * Where the index leads: `/live` on the xzbn site, otherwise `/score`.
 *
 * Source: app.md §2.
 *
 * @example
 * indexRedirect('xzbn') // => '/live'
 * indexRedirect('kqb') // => '/score'
 */
export const indexRedirect = (site: string): '/live' | '/score' => (site === 'xzbn' ? '/live' : '/score')
