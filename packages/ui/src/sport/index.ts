/// <reference path="../util/css-modules.d.ts" />
'use client'

export * from './commentary'
export * from './date-strip'
export * from './incident-timeline'
export * from './league-header'
export * from './match-card'
export * from './match-head'
export * from './match-start-banner'
export * from './momentum-chart'
export * from './odds-table'
export * from './stat-bars'
export * from './team-logo'
