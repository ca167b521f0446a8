import { useAppSelector } from '../store/store'

/** Whether the session was kicked out by another device, and the chat waits for the user to log in again. */
export const useKicked = (): boolean => useAppSelector((state) => state.chatStatus.phase === 'kicked')
