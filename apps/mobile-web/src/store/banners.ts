import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { bannerStack, type BannerAction, type BannerStack } from '@org/domain'

/** The match-start banners; every rule is the domain's. Source: app.md §2, §4, §9. */
export const banners = createSlice({
  name: 'banners',
  initialState: [] as BannerStack,
  reducers: {
    bannerActed: (stack, { payload }: PayloadAction<BannerAction>) => bannerStack(stack, payload),
  },
})

export const { bannerActed } = banners.actions
