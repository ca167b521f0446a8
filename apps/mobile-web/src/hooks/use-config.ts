import { readAppConfig, type AppConfig } from '@org/domain'
import { useMemo } from 'react'
import { useGetCommonConfigQuery } from '../api'

/** The config of the site; empty switches while it loads. `isLoading` is for the first time only. */
export const useConfig = (): { config: AppConfig; isLoading: boolean; isReady: boolean } => {
  const { data, isLoading } = useGetCommonConfigQuery({})
  const config = useMemo(() => readAppConfig(data?.config ?? {}), [data])
  return { config, isLoading, isReady: data !== undefined }
}
