import { createContext } from 'react'

/** How long a toast is shown, in milliseconds. */
export const ToastTimeContext = createContext(2_000)
