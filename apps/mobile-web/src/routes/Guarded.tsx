import { guardRoute } from '@org/domain'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useConfig } from '../hooks/use-config'
import { loginPrompted } from '../store/feedback'
import { useAppDispatch, useAppSelector } from '../store/store'

/** Shows a screen if its route may be opened. Before the switches are loaded every route may be opened. */
export const Guarded = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const { config } = useConfig()
  const dispatch = useAppDispatch()
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const decision = guardRoute(pathname, { switches: config.switches, customerId: config.customer_id, loggedIn })
  const asks = decision.kind === 'ask-login'
  useEffect(() => {
    if (asks) dispatch(loginPrompted())
  }, [asks, dispatch])
  return decision.kind === 'redirect' ? <Navigate to={decision.to} replace /> : children
}
