import type { Brand } from '@org/site-brands'
import { createContext, useContext } from 'react'

export const BrandContext = createContext<Brand | null>(null)

export const useBrand = (): Brand => {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand: there is no BrandContext above this component.')
  return brand
}
