import { configApi } from '../api/config'

const { useGetCommonConfigQuery } = configApi

/** The name of the badge of a room or of the tag of a user, by its place in the list of the site; '' for none. */
export const useMark = (list: 'live_badge' | 'user_tag', place: number | undefined): string =>
  useGetCommonConfigQuery({}, { selectFromResult: ({ data }) => ({ name: data?.config[list]?.[(place ?? 0) - 1] }) })
    .name ?? ''
