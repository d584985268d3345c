import * as z from 'zod'
import { call } from './call.ts'

export const addMetrikaUser = call({
  method: 'POST',
  path: '/api_vue/yandexMetrika/addUser/',
  summary: 'Передать подписчика в отчёты; без согласия посетителя ничего не передаётся',
  body: z.strictObject({
    phone: z.string().max(40),
    email: z.string().max(254),
    yclid: z.string().max(200).nullish(),
    client_id: z.string().max(100).nullish(),
    /** Always 0: nobody is written to because of this call. */
    send: z.literal(0),
  }),
  answer: z.object({ status: z.enum(['accepted', 'skipped']) }),
  effect: 'write',
  caller: 'anyone',
})

export const reportError = call({
  method: 'POST',
  path: '/api_vue/error/',
  summary: 'Сообщить об ошибке, которую увидел посетитель',
  body: z.strictObject({
    /** server for a status of 500 or more. */
    reportFrom: z.enum(['server', 'client']),
    fullPath: z.string().max(2_000),
    statusCode: z.int().min(0).max(599),
    message: z.string().max(5_000),
    userAgent: z.string().max(500),
  }),
  answer: z.object({ status: z.literal('success') }),
  effect: 'write',
  caller: 'anyone',
})
