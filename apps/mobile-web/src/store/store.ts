import { configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../api/base'
import { reducer, type RootState } from './root-reducer'

export type { RootState } from './root-reducer'

export const createStore = (preloadedState: Partial<RootState>) =>
  configureStore({ reducer, preloadedState, middleware: (defaults) => defaults().concat(api.middleware) })

export type AppStore = ReturnType<typeof createStore>
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
