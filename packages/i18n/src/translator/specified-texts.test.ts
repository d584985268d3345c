import { expect, it } from 'vitest'
import { bonusAccrualTexts } from '../bonus-accrual/bonus-accrual-texts.ts'
import { certificateTexts } from '../certificate/certificate-texts.ts'
import { couponTexts } from '../coupon/coupon-texts.ts'
import { deliveryTexts } from '../delivery/delivery-texts.ts'
import { errorPageTexts } from '../error-page/error-page-texts.ts'
import { favouriteTexts } from '../favourite/favourite-texts.ts'
import { minimalErrorPageTexts } from '../minimal-error-page/minimal-error-page-texts.ts'
import { productCardTexts } from '../product-card/product-card-texts.ts'
import { productListTexts } from '../product-list/product-list-texts.ts'
import { productViewerTexts } from '../product-viewer/product-viewer-texts.ts'
import { shellTexts } from '../shell/shell-texts.ts'
import { subscriptionTexts } from '../subscription/subscription-texts.ts'

const error = errorPageTexts.ru
const minimalError = minimalErrorPageTexts.ru
const subscription = subscriptionTexts.ru

it.each([
  ['the title of a missing page', error.notFound.title, 'Страница не найдена'],
  ['the title of a failed page', error.server.title, 'Произошла ошибка'],
  ['the last crumb of an error page', error.crumb, 'Произошла ошибка'],
  ['the first crumb', shellTexts.ru.crumbs.home, 'Главная'],
  ['the slider of an error page', error.slider, 'Вас также может заинтересовать'],
  ['its button', error.sale, 'Посмотреть товары со скидкой'],
  ['the minimal page', minimalError.title, 'Ошибка'],
  ['its link', minimalError.again, 'обновить'],
  ['a wrong phone', subscription.phoneWrong, 'Номер телефона введён неверно!'],
  ['a wrong e-mail', subscription.emailWrong, 'Email введён неверно!'],
  ['an empty field', subscription.empty, 'Заполните это поле!'],
  [
    'the consent',
    subscription.consent,
    'Я подтверждаю ознакомление с политикой конфиденциальности и даю согласие на обработку персональных данных',
  ],
  ['a failed subscription', subscription.failed, 'Что-то пошло не так, повторите попытку позднее'],
  ['a success', shellTexts.ru.window.thanks, 'Спасибо!'],
  ['a failed accrual in the log', bonusAccrualTexts.ru.logLine, 'Ошибка:'],
  ['the button of a card', productCardTexts.ru.toBasket, 'В корзину'],
  ['its other button', productCardTexts.ru.more, 'Подробнее'],
  ['what is there', productCardTexts.ru.available, 'В наличии'],
  ['what can be tried on', productViewerTexts.ru.model, '3D примерка'],
  ['what can be put together', productListTexts.ru.icons.constructor3d, '3D конструктор'],
  ['what can be had at once', deliveryTexts.ru.today, 'Заберите сегодня'],
  ['what was marked', favouriteTexts.ru.saved, 'Сохранено в избранное'],
  ['the menu of what was marked', favouriteTexts.ru.addToList, 'Добавить в список'],
  ['the same on the page of a list', favouriteTexts.ru.removeFromList, 'Удалить из списка'],
  ['a coupon without a phone', couponTexts.ru.refusals.phone, 'Введите номер телефона'],
  ['an empty certificate', certificateTexts.ru.refusals.empty, 'Баланс равен нулю'],
  [
    'an unknown certificate',
    certificateTexts.ru.refusals.unknown,
    'Такого сертификата не существует',
  ],
  [
    'a certificate that could not be checked',
    certificateTexts.ru.checkFailed,
    'Возникла ошибка при проверке сертификата',
  ],
  [
    'a certificate that could not be written off',
    certificateTexts.ru.writeOffFailed,
    'Возникла ошибка при оплате сертификатом',
  ],
  [
    'a payment by certificate',
    certificateTexts.ru.paid,
    'Спасибо! Ваш платеж отправлен в обработку!',
  ],
])('%s is worded exactly as specified', (_situation, text, expected) => {
  expect(text).toBe(expected)
})
