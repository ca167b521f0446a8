import { useAppSelector } from '../store/store'

/** Whether the account is used on another device, and the chat waits for the fan to come back. */
export const useKicked = (): boolean => useAppSelector((state) => state.chatStatus.phase === 'kicked')
