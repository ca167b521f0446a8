export { cloudConfig, type ConfigMethods } from './cloud-config'
export { ABILITY } from '../protocol/abilities'
