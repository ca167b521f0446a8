/// <reference path="../util/css-modules.d.ts" />
'use client'

export * from './composer'
export * from './conversation-row'
export * from './message-list'
export * from './message-row'
export * from './message-rows'
