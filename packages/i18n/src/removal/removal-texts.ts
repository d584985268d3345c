import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Удаление кабинета',
  goes: {
    title: 'Что исчезнет',
    data: 'Имя, телефон, почта, день рождения и адреса доставки',
    lists: 'Корзина, избранное, проекты и компании',
    bonuses:
      '{count, plural, =0 {Бонусная карта} one {# бонус: его не вернуть} few {# бонуса: их не вернуть} other {# бонусов: их не вернуть}}',
    sessions: 'Вход на всех устройствах — сразу',
  },
  stays: {
    title: 'Что останется',
    orders: 'Заказы, платежи и чеки без вашего имени: так требует закон',
    texts: 'Опубликованные отзывы и вопросы без вашего имени',
  },
  open: {
    title: 'Сейчас удалить кабинет нельзя',
    orders: 'Ещё не завершены заказы: {numbers}. Дождитесь доставки или отмените их.',
    refunds: 'Ещё возвращаются деньги по заказам: {numbers}.',
    staff: 'Кабинет сотрудника закрывает администратор.',
  },
  code: 'Код из сообщения подтвердит удаление',
  confirm: 'Да, удалить кабинет навсегда',
  begin: 'Удалить кабинет',
  waiting: 'ждём',
  failed: 'Не получилось. Попробуйте ещё раз.',
  done: {
    title: 'Кабинет удалён',
    text: 'Ваши данные удалены, вы вышли на всех устройствах.',
    home: 'На главную',
  },
  export: {
    title: 'Ваши данные',
    text: 'Скачайте всё, что мы о вас знаем: страницу для чтения и файл для программ в одном архиве.',
    begin: 'Скачать мои данные',
    code: 'Код из сообщения подтвердит, что это вы',
    done: 'Архив скачан.',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Кабинетті жою',
  goes: {
    title: 'Не жойылады',
    data: 'Аты, телефон, пошта, туған күн және жеткізу мекенжайлары',
    lists: 'Себет, таңдаулылар, жобалар және компаниялар',
    bonuses: '{count, plural, =0 {Бонус картасы} other {# бонус: қайтарылмайды}}',
    sessions: 'Барлық құрылғылардағы кіру — бірден',
  },
  stays: {
    title: 'Не қалады',
    orders: 'Тапсырыстар, төлемдер мен чектер сіздің атыңызсыз: заң солай талап етеді',
    texts: 'Жарияланған пікірлер мен сұрақтар сіздің атыңызсыз',
  },
  open: {
    title: 'Қазір кабинетті жоюға болмайды',
    orders: 'Аяқталмаған тапсырыстар: {numbers}. Жеткізілуін күтіңіз немесе бас тартыңыз.',
    refunds: 'Тапсырыстар бойынша ақша әлі қайтарылуда: {numbers}.',
    staff: 'Қызметкер кабинетін әкімші жабады.',
  },
  code: 'Хабарламадағы код жоюды растайды',
  confirm: 'Иә, кабинетті біржола жою',
  begin: 'Кабинетті жою',
  waiting: 'күтеміз',
  failed: 'Болмады. Қайталап көріңіз.',
  done: {
    title: 'Кабинет жойылды',
    text: 'Деректеріңіз жойылды, барлық құрылғыдан шықтыңыз.',
    home: 'Басты бетке',
  },
  export: {
    title: 'Сіздің деректеріңіз',
    text: 'Біз сіз туралы білетіннің бәрін жүктеп алыңыз: оқуға арналған бет пен бағдарламаларға арналған файл бір мұрағатта.',
    begin: 'Деректерімді жүктеу',
    code: 'Хабарламадағы код сіз екеніңізді растайды',
    done: 'Мұрағат жүктелді.',
  },
} as const

const en: TextShape<typeof ru> = {
  title: 'Remove the account',
  goes: {
    title: 'What goes',
    data: 'Name, phone, e-mail, birthday and delivery addresses',
    lists: 'Cart, favourites, projects and companies',
    bonuses:
      '{count, plural, =0 {The bonus card} one {# bonus: it cannot come back} other {# bonuses: they cannot come back}}',
    sessions: 'Logins on all devices, at once',
  },
  stays: {
    title: 'What stays',
    orders: 'Orders, payments and receipts without your name: the law demands it',
    texts: 'Published reviews and questions without your name',
  },
  open: {
    title: 'The account cannot be removed now',
    orders: 'Orders are still open: {numbers}. Wait for the delivery or cancel them.',
    refunds: 'Money of orders is still going back: {numbers}.',
    staff: 'An administrator closes the account of staff.',
  },
  code: 'The code from the message confirms the removal',
  confirm: 'Yes, remove the account for ever',
  begin: 'Remove the account',
  waiting: 'waiting',
  failed: 'That failed. Please try again.',
  done: {
    title: 'The account is removed',
    text: 'Your data are gone, and you are logged out everywhere.',
    home: 'To the home page',
  },
  export: {
    title: 'Your data',
    text: 'Download what we know about you: a readable page and a file for programs in one archive.',
    begin: 'Download my data',
    code: 'The code from the message confirms that it is you',
    done: 'The archive is downloaded.',
  },
} as const

/** Texts of removing the account and of exporting its data, by language. */
export const removalTexts = { ru, kk, en }
