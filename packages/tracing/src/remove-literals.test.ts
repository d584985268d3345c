import { expect, it } from 'vitest'
import { removeLiterals } from './remove-literals.ts'

it.each([
  ['select id from user_account where phone = $1', 'select id from user_account where phone = $1'],
  ["set local shop.staff_id = '42'", 'set local shop.staff_id = ?'],
  ["select 'it''s; -- +79000000001', E'a\\'b+7900', 12.5", 'select ?, ?, ?'],
  ['select /* +79000000001 */ a1 from t2 -- secret\nlimit 10', 'select a1 from t2 limit ?'],
  ['select "day---- 7" from t', 'select "day---- 7" from t'],
  ['do $body$ select 79000000001 $body$; select $2', 'do ?; select $2'],
])('[ops.observed] a statement is exported without its values: %s', (statement, exported) => {
  expect(removeLiterals(statement)).toBe(exported)
})
