import * as boughtGoods from '@svetlitsa/api-client/bought-goods/contract'
import type { BoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import * as customerReview from '@svetlitsa/api-client/customer-review/contract'
import * as request from '@svetlitsa/api-client/request/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

const sofa: BoughtGoods = {
  offerId: 11,
  productId: 1,
  name: 'Диван «Полдень»',
  article: 'P1',
  url: '/catalog/divany/divan-polden/?offer_id=11',
  picture: null,
  quantity: 1,
  byMetre: false,
  orderId: '204511',
  orderGuid: 'abc',
  deliveredAt: '2026-11-20T11:02:00Z',
  warrantyUntil: '2028-11-20T11:02:00Z',
  warrantyDays: 700,
  reviewStatus: null,
  isReviewRefused: false,
  instructions: [{ id: 3, kind: 'assembly', name: 'Сборка', url: '/media/paper/3/ru.pdf' }],
}

function openWith(address: string, goods: BoughtGoods[]) {
  const shop = stubShop()
  shop.answer(boughtGoods.getBoughtGoods, { goods, total: goods.length, page: 1, pages: 1 })
  return { shop, ...openAccount(address) }
}

describe('[lk.goods] bought goods', () => {
  it('have papers, care, order and a way to a review', async () => {
    const { user } = openWith('/personal-lk/goods/', [sofa])
    const review = await screen.findByRole('link', { name: 'Написать отзыв: Диван «Полдень»' })
    expect(review).toHaveAttribute('href', '/catalog/divany/divan-polden/?offer_id=11#reviews')
    expect(screen.getByRole('link', { name: 'Сборка' })).toHaveAttribute(
      'href',
      '/media/paper/3/ru.pdf',
    )
    expect(screen.getByRole('link', { name: 'Заказ 204511' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Как ухаживать' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it.each([
    ['approved', false, 'Отзыв опубликован'],
    ['notApproved', false, 'Отзыв на проверке'],
    ['notApproved', true, 'Отзыв не опубликован'],
  ] as const)(
    'whose review is %s, refused: %s, say so',
    async (reviewStatus, isReviewRefused, text) => {
      openWith('/personal-lk/goods/', [{ ...sofa, reviewStatus, isReviewRefused }])
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByRole('link', { name: /Написать отзыв/ })).toBeNull()
    },
  )

  it.each([
    [91, 'Гарантия до 20 ноября 2028 г.'],
    [90, 'Гарантия до 20 ноября 2028 г., осталось 90 дней'],
    [1, 'Гарантия до 20 ноября 2028 г., остался 1 день'],
    [0, 'Гарантия закончилась 20 ноября 2028 г.'],
  ])('with %d days of warranty left say: %s', async (warrantyDays, text) => {
    openWith('/personal-lk/goods/', [{ ...sofa, warrantyDays }])
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('whose warranty is over have their spare parts still, asked for once', async () => {
    const { shop, user } = openWith('/personal-lk/goods/', [{ ...sofa, warrantyDays: 0 }])
    const message = 'Заявка 12 принята'
    shop.answer(request.callback, { result: true, number: '12', message })
    await user.click(
      await screen.findByRole('button', { name: 'Заказать запчасть: Диван «Полдень»' }),
    )
    const send = await screen.findByRole('button', { name: 'Попросить перезвонить' })
    await user.click(send)
    const field = screen.getByLabelText('Какая деталь нужна')
    expect(await screen.findByText('Напишите, какая деталь нужна')).toBeVisible()
    expect(field).toHaveAccessibleDescription('Напишите, какая деталь нужна')
    expect(shop.listInputs(request.callback)).toEqual([])
    await user.type(field, 'Ножка, № 4')
    await user.click(send)
    expect(await screen.findByText(message)).toBeVisible()
    expect(shop.listInputs(request.callback)).toMatchObject([
      {
        phone: '79162041835',
        comment: 'Запчасть к товару: Диван «Полдень», артикул P1, заказ 204511. Ножка, № 4',
      },
    ])
  })

  it('that are not there yet lead on to the catalogue', async () => {
    openWith('/personal-lk/goods/', [])
    expect(await screen.findByRole('heading', { name: 'Купленных товаров пока нет' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/')
  })
})

describe('[route.lk] the reviews of a customer', () => {
  const written = {
    id: 5,
    guid: 'g',
    date: '2026-11-21',
    score: 4,
    pros: '',
    cons: '',
    comment: 'Хороший диван',
    photos: [],
    approved: false,
    isRefused: false,
    answer: { text: 'Спасибо!', date: '2026-11-22' },
    product: { name: 'Диван «Полдень»', url: '/catalog/divany/divan-polden/', picture: null },
  }

  it('begin with the goods that wait for one, as the message after a delivery asks', async () => {
    const { shop } = openWith('/personal-lk/reviews/', [
      sofa,
      { ...sofa, orderGuid: 'second' },
      { ...sofa, productId: 2, name: 'Стул', reviewStatus: 'approved' },
    ])
    const reviews = [written, { ...written, guid: 'h', isRefused: true }]
    shop.answer(customerReview.getReviews, { reviews, totalCount: 2, page: 1, totalPages: 1 })
    const asked = within(await screen.findByRole('region', { name: 'Ждут вашего отзыва' }))
    expect(asked.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/catalog/divany/divan-polden/?offer_id=11#reviews',
    ])
    const own = within(await screen.findByRole('region', { name: 'Ваши отзывы' }))
    expect(own.getByText('На проверке')).toBeVisible()
    expect(own.getByText('Не опубликован')).toBeVisible()
    expect(own.getAllByText('Спасибо!')[0]).toBeVisible()
  })

  it('whose goods cannot be read can be tried again, and stand below them', async () => {
    const { shop } = openWith('/personal-lk/reviews/', [])
    shop.fail(boughtGoods.getBoughtGoods, 500, 'Ошибка', 'server_error')
    const answer = { reviews: [written], totalCount: 1, page: 1, totalPages: 1 }
    shop.answer(customerReview.getReviews, answer)
    expect(await screen.findByText('Хороший диван')).toBeVisible()
    expect(screen.getByRole('button', { name: /ещё раз|Повторить/i })).toBeVisible()
  })

  it('take their page from the address', async () => {
    const { shop } = openWith('/personal-lk/reviews/?page=2', [])
    const answer = { reviews: [written], totalCount: 11, page: 2, totalPages: 2 }
    shop.answer(customerReview.getReviews, answer)
    expect(await screen.findByText('Хороший диван')).toBeVisible()
    expect(shop.listInputs(customerReview.getReviews)).toEqual([{ page: 2 }])
    expect(screen.queryByRole('region', { name: 'Ждут вашего отзыва' })).toBeNull()
  })
})
