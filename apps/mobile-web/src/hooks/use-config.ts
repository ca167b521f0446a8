import { readAppConfig, type AppConfig } from '@org/domain'
import { useMemo } from 'react'
import { configApi } from '../api/config'

const { useGetCommonConfigQuery } = configApi

/** The config of the site; empty switches while it loads. `useStart` loads it. */
export const useConfig = (): { config: AppConfig; isReady: boolean } => {
  const { data } = useGetCommonConfigQuery({})
  const config = useMemo(() => readAppConfig(data?.config ?? {}), [data])
  return { config, isReady: data !== undefined }
}
