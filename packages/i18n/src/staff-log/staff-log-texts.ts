import { staffLogColumn as enColumns } from '../staff-log-column/en.ts'
import { staffLogColumn as kkColumns } from '../staff-log-column/kk.ts'
import { staffLogColumn as ruColumns } from '../staff-log-column/ru.ts'
import { staffLogGoodsColumn as enGoodsColumns } from '../staff-log-goods-column/en.ts'
import { staffLogGoodsColumn as kkGoodsColumns } from '../staff-log-goods-column/kk.ts'
import { staffLogGoodsColumn as ruGoodsColumns } from '../staff-log-goods-column/ru.ts'
import { staffLogValue as enValues } from '../staff-log-value/en.ts'
import { staffLogValue as kkValues } from '../staff-log-value/kk.ts'
import { staffLogValue as ruValues } from '../staff-log-value/ru.ts'
import { staffLog as en } from './en.ts'
import { staffLog as kk } from './kk.ts'
import { staffLog as ru } from './ru.ts'

/**
 * Texts of the staff log, by language: of its screen, and a word for every column that is recorded
 * and every code that a column holds (retail.audit).
 */
export const staffLogTexts = {
  ru: { ...ru, columns: { ...ruColumns, ...ruGoodsColumns }, values: ruValues },
  kk: { ...kk, columns: { ...kkColumns, ...kkGoodsColumns }, values: kkValues },
  en: { ...en, columns: { ...enColumns, ...enGoodsColumns }, values: enValues },
}
