import type { AppConfig } from './app-config'
import type { CloudSettings } from './cloud-settings'

/** Megabytes by kind, as in the cloud settings sent to the engines. */
export const sizeLimits = ({ cloud }: AppConfig): CloudSettings['upload_size_limit'] =>
  (JSON.parse(cloud.cloudControlConfig) as CloudSettings).upload_size_limit
