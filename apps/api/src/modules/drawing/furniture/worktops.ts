import { material } from '../paint/material.ts'

export const stone = material('#D9D3C7', null, 0.2)

export const butcher = material('#B98D5C', 'grain', 0.1)
