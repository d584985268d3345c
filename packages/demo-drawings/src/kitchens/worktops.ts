import { createMaterial } from '../material/material.ts'

export const stone = createMaterial('#D9D3C7', null, 0.2)

export const butcher = createMaterial('#B98D5C', 'grain', 0.1)
