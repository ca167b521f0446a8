export type { CustomField, Profile } from '../store/profiles'
export type { UpdateProfileOptions } from './profile-items'
export { profiles, type ProfileMethods } from './profiles'
