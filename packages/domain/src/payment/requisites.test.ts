import { expect, it } from 'vitest'
import { findWrongRequisites } from './requisites.ts'

const company = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: '' }
const trader = { name: 'ИП Иванов', inn: '500100732259', kpp: '', address: '' }
const bank = {
  bankName: 'ПАО Сбербанк',
  bic: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
}

it.each([
  ['a company', company, bank, []],
  ['a sole trader', trader, bank, []],
  ['a bank without a correspondent account', company, { ...bank, correspondentAccount: '' }, []],
  ['a wrong check digit', { ...company, inn: '7707083894' }, bank, ['contragent.inn']],
  ['a wrong check digit of a trader', { ...trader, inn: '500100732258' }, bank, ['contragent.inn']],
  ['11 digits', { ...trader, inn: '77070838930' }, bank, ['contragent.inn']],
  ['a company without КПП', { ...company, kpp: '' }, bank, ['contragent.kpp']],
  ['a trader with КПП', { ...trader, kpp: '773601001' }, bank, ['contragent.kpp']],
  [
    'the account of another bank',
    company,
    { ...bank, bic: '044525974' },
    ['paymentAccount.account'],
  ],
  [
    'a short BIC',
    company,
    { ...bank, bic: '04452522' },
    ['paymentAccount.bic', 'paymentAccount.account'],
  ],
  ['no name', { ...company, name: ' ' }, bank, ['contragent.name']],
])('[payment.documents] checks the requisites of a payer: %s', (_case, payer, account, wrong) => {
  expect(findWrongRequisites(payer, account)).toEqual(wrong)
})
