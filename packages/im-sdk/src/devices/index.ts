export { type AppState, type AppStates } from './app-states'
export { devices, type AppStatus, type DeviceMethods, type DevicesOptions, type PushToken } from './devices'
