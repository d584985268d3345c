import { productViewer as en } from './en.ts'
import { productViewer as kk } from './kk.ts'
import { productViewer as ru } from './ru.ts'

/** Texts of the 360° view, 3D and AR, by language. */
export const productViewerTexts = { ru, kk, en }
