import { routes, type PathOf, type RouteName } from './rows'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Args<Name extends RouteName> = [ParamNames<PathOf<Name>>] extends [never]
  ? []
  : [params: Record<ParamNames<PathOf<Name>>, string | number>]

/** The address of a route below the base: `href('liveDetail', { id: 7 })` is `/live-detail/7`. */
export const href = <Name extends RouteName>(name: Name, ...[params]: Args<Name>): string =>
  routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, string | number> | undefined)?.[key])),
  )
