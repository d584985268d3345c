import { expect, it } from 'vitest'
import { accrualTexts } from './accrual-texts.ts'
import { cardTexts } from './card-texts.ts'
import { couponTexts } from './coupon-texts.ts'
import { deliveryTexts } from './delivery-texts.ts'
import { errorTexts } from './error-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { listingTexts } from './listing-texts.ts'
import { minimalErrorTexts } from './minimal-error-texts.ts'
import { shellTexts } from './shell-texts.ts'
import { subscriptionTexts } from './subscription-texts.ts'

const error = errorTexts.ru
const minimalError = minimalErrorTexts.ru
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
  ['a failed accrual in the log', accrualTexts.ru.logLine, 'Ошибка:'],
  ['the button of a card', cardTexts.ru.toBasket, 'В корзину'],
  ['its other button', cardTexts.ru.more, 'Подробнее'],
  ['what is there', cardTexts.ru.available, 'В наличии'],
  ['what can be tried on', cardTexts.ru.tryOn, '3D примерка'],
  ['what can be put together', listingTexts.ru.icons.constructor3d, '3D конструктор'],
  ['what can be had at once', deliveryTexts.ru.today, 'Заберите сегодня'],
  ['what was marked', favouriteTexts.ru.saved, 'Сохранено в избранное'],
  ['the menu of what was marked', favouriteTexts.ru.addToList, 'Добавить в список'],
  ['the same on the page of a list', favouriteTexts.ru.removeFromList, 'Удалить из списка'],
  ['a coupon without a phone', couponTexts.ru.refusals.phone, 'Введите номер телефона'],
])('[errors.texts] %s is told to the letter', (_situation, text, expected) => {
  expect(text).toBe(expected)
})
