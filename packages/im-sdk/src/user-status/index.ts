export type { UserStatus } from '../store/user-status'
export { userStatus, type UserStatusMethods } from './user-status'
