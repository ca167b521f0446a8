import { readAppConfig, type AppConfig } from '@org/domain'
import { useMemo } from 'react'
import { configApi } from '../api/config'

const { useGetCommonConfigQuery } = configApi

/** The config of the site; empty switches while it loads. `useStart` loads it. */
export const useConfig = (): { config: AppConfig; apiHosts: readonly string[]; isReady: boolean } => {
  const { data } = useGetCommonConfigQuery({})
  const config = useMemo(() => readAppConfig(data?.config ?? {}), [data])
  return { config, apiHosts: data?.config.api_hosts ?? [], isReady: data !== undefined }
}
