import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintCode } from './complaint-words.ts';
import { says } from './says.ts';

test('an error with the way to pay that asks to check what was entered is a refused card', () => {
  for (const text of [
    'We encountered an error processing your payment method. Please verify your details and try again.',
    'Bei der Verarbeitung Ihrer Zahlungsmethode ist ein Fehler aufgetreten. Bitte überprüfen Sie Ihre Angaben.',
    'Fehler bei der Verarbeitung Ihrer Zahlungsart. Bitte prüfen Sie Ihre Eingaben.',
    'Une erreur est survenue lors du traitement de votre moyen de paiement. Veuillez vérifier vos informations.',
    'Se ha producido un error al procesar su método de pago. Compruebe sus datos e inténtelo de nuevo.',
    'Si è verificato un errore durante l’elaborazione del metodo di pagamento. Verifica i tuoi dati e riprova.',
    'Er is een fout opgetreden bij het verwerken van uw betaalmethode. Controleer uw gegevens.',
    'Ocorreu um erro ao processar o seu método de pagamento. Verifique os seus dados e tente novamente.',
    'Wystąpił błąd podczas przetwarzania metody płatności. Sprawdź swoje dane i spróbuj ponownie.',
    'Det uppstod ett fel när din betalningsmetod behandlades. Kontrollera dina uppgifter och försök igen.',
    'Der opstod en fejl under behandlingen af din betalingsmetode. Kontrollér dine oplysninger og prøv igen.',
    'Det oppstod en feil under behandling av betalingsmåten din. Kontroller opplysningene og prøv igjen.',
    'Při zpracování vaší platební metody došlo k chybě. Zkontrolujte prosím své údaje a zkuste to znovu.',
    'Maksutapasi käsittelyssä tapahtui virhe. Tarkista tietosi ja yritä uudelleen.',
    'При обработке вашего способа оплаты произошла ошибка. Проверьте данные и повторите попытку.',
  ])
    assert.equal(complaintCode(text), 'card_declined', text);
});

test('a payment that failed is a refused card, by whichever of its names', () => {
  for (const text of [
    'We were unable to process your credit card payment. Please verify your card details and try again.',
    'We could not charge your debit card.',
    'Sorry, your bank did not authorise this payment.',
    'We’re sorry. Your payment could not be authorized. Please select another payment method.',
    'Something went wrong with your payment. Try again!',
    'Der Bezahlvorgang ist fehlgeschlagen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Bezahlmethode.',
    'Die Bezahlung ist leider gescheitert.',
    'Banka je plačilo zavrnila. Poskusite z drugo kartico.',
    'Vaša banka je ovo plaćanje odbila.',
    'Банката на картодържателя отказа плащането.',
    'Bank penerbit kartu Anda menolak transaksi.',
  ])
    assert.equal(complaintCode(text), 'card_declined', text);
});

test('a fault that only asks for patience refuses nothing', () => {
  for (const text of [
    'Bei der Verarbeitung ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    'Bei der Verarbeitung Ihrer Zahlungsmethode ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später.',
  ])
    assert.equal(complaintCode(text), null, text);
});

test('what was left out for want of stock is sold out, what was added in part is too few', () => {
  for (const text of [
    'No se agregaron artículos a la orden debido a la falta de existencias',
    'No items were added to the order due to a lack of stock',
    'Mangels Lagerbestand wurde nichts hinzugefügt',
    'Aucun article ajouté par manque de stock',
  ])
    assert.equal(complaintCode(text), 'out_of_stock', text);
  const some = 'Solo 2 artículos se agregaron a la orden debido a la falta de existencias';
  assert.equal(complaintCode(some), 'insufficient_stock');
});

test('what is marked as not there in the desired quantity is too few', () => {
  for (const text of [
    "Products marked *** don't exist in desired quantity in our stock.",
    'Products marked with *** dont exist in desired quantity in our stock.',
    'Die mit *** markierten Produkte sind leider nicht in der von Ihnen gewünschten Menge auf Lager.',
    'Los productos marcados con *** no están disponibles en cantidad suficiente en nuestras existencias.',
    "Les produits marqués *** n'existent pas en quantité désirée dans notre stock.",
  ])
    assert.equal(complaintCode(text), 'insufficient_stock', text);
});

test('of several goods it is said in the plural that they are not there', () => {
  for (const text of [
    'Artikli označeni sa *** nisu trenutno dostupni!',
    'Les articles marqués *** ne sont pas disponibles',
    'I prodotti contrassegnati con *** non sono disponibili',
    'Os produtos marcados com *** não estão disponíveis',
    'Produkty oznaczone *** nie są dostępne',
    'Produkty označené *** nejsou skladem',
    'Produkty označené *** nie sú na sklade',
    'Tuotteet, jotka on merkitty ***, eivät ole saatavilla',
    'Izdelki, označeni z ***, niso na voljo',
    'Els productes marcats amb *** no estan disponibles',
    'Артикулите, маркирани с ***, не са налични',
  ])
    assert.equal(complaintCode(text), 'out_of_stock', text);
  for (const text of ['Ces modes de livraison ne sont pas disponibles', 'Queste spedizioni non sono disponibili'])
    assert.notEqual(complaintCode(text), 'out_of_stock', text);
});

test('no more of a product can be added: there are too few', () => {
  for (const text of [
    'You can’t add more Fern Throw to the cart.',
    'Du kannst nicht mehr Farndecke in den Warenkorb legen.',
    'Vous ne pouvez pas ajouter plus de Plaid au panier.',
    'No puedes agregar más Manta al carrito.',
    'Non è possibile aggiungere altri Plaid al carrello.',
    'Je kunt niet meer Plaid toevoegen aan de winkelwagen.',
    'Não é possível adicionar mais Manta ao carrinho.',
    'カートに追加できる曲げわっぱ弁当箱は3点までです。',
    'このアイテムは3個しかカートに追加することができません。',
  ])
    assert.equal(complaintCode(text), 'insufficient_stock', text);
});

test('"unavailable" alone is told from what speaks of stock or of time', () => {
  const plain = `Unavailable, Nicht verfügbar, Niet beschikbaar, Indisponible, No disponible, Non disponibile, Indisponível,
    Není k dispozici, Niedostępny, Ikke tilgængelig, Utilgjengelig, Ej tillgänglig, Ei saatavilla, Nem elérhető, Mevcut değil,
    Μη διαθέσιμο, Недоступен, Недоступний, Indisponibil, Nav pieejams, Ni na voljo, Không có sẵn, غير متوفر, 利用できません`;
  for (const text of plain.split(/,\s+/)) assert.equal(says('unavailable', text), true, text);
  for (const text of [
    'Sold out',
    'Currently unavailable',
    'No longer available',
    'Derzeit nicht verfügbar',
    'Uitverkocht',
  ])
    assert.equal(says('unavailable', text), false, text);
});

test('a quantity that is not available is too few in every language; one that was chosen is no complaint', () => {
  for (const text of [
    'The requested quantity is not available, please try again later.',
    'Quantity 2 is not available',
    'Die gewünschte Menge ist nicht verfügbar',
    "La quantité demandée n'est pas disponible",
    'La quantità selezionata non è disponibile',
    'La cantidad solicitada no está disponible',
    'A quantidade solicitada não está disponível',
    'De gevraagde hoeveelheid is niet beschikbaar',
    'Żądana ilość nie jest dostępna',
    'Požadované množství není k dispozici',
    'Požadované množstvo nie je k dispozícii',
    'Den begärda kvantiteten är inte tillgänglig',
    'Den ønskede mængde er ikke tilgængelig',
    'Det forespurte antallet er ikke tilgjengelig',
    'Pyydetty määrä ei ole saatavilla',
    'A kért mennyiség nem elérhető',
    'Cantitatea solicitată nu este disponibilă',
    'Исканото количество не е налично',
    'Запрошенное количество недоступно',
    'Запитувана кількість недоступна',
    'Η ζητούμενη ποσότητα δεν είναι διαθέσιμη',
    'İstenen miktar mevcut değil',
    'הכמות המבוקשת אינה זמינה',
    'الكمية المطلوبة غير متوفرة',
    'ご希望の数量はご利用いただけません',
    '요청한 수량을 사용할 수 없습니다',
    '请求的数量不可用',
    'จำนวนที่ขอไม่มี',
    'Số lượng yêu cầu không có sẵn',
    'Tražena količina nije dostupna',
    'Zahtevana količina ni na voljo',
    'Jumlah yang diminta tidak tersedia',
  ])
    assert.equal(complaintCode(text), 'insufficient_stock', text);
  for (const text of ['Selected quantity: 3', 'Quantità selezionata: 3', 'Выбранное количество: 3'])
    assert.equal(complaintCode(text), null, text);
});

test('a payment that could not be processed is a refused card in every language', () => {
  for (const text of [
    'We were unable to process your payment. Please verify your payment information and try again.',
    "Le paiement n'a pas pu être traité",
    'Wir konnten Ihre Zahlung nicht verarbeiten.',
    'Non è stato possibile elaborare il pagamento',
    'No pudimos procesar su pago',
    'Não foi possível processar o pagamento',
    'We konden uw betaling niet verwerken',
    'Nie udało się przetworzyć płatności',
    'Platbu se nepodařilo zpracovat',
    'Platbu sa nepodarilo spracovať',
    'Vi kunde inte behandla din betalning',
    'Vi kunne ikke behandle din betaling',
    'Maksua ei voitu käsitellä',
    'Nem sikerült feldolgozni a fizetést. Kérjük, ellenőrizze a fizetési adatokat.',
    'Nu am putut procesa plata',
    'Не удалось обработать платёж',
    'Не вдалося обробити платіж',
    'Δεν ήταν δυνατή η επεξεργασία της πληρωμής',
    'Ödemeniz işlenemedi',
    'לא הצלחנו לעבד את התשלום',
    'تعذرت معالجة الدفع',
    'お支払いを処理できませんでした',
    '결제를 처리할 수 없습니다',
    '无法处理您的付款',
    'Không thể xử lý thanh toán',
    'ไม่สามารถดำเนินการชำระเงินได้',
    'Pembayaran tidak dapat diproses',
    'Плащането не можа да бъде обработено',
    'Plaćanje nije moguće obraditi',
    'Plačila ni bilo mogoče obdelati',
  ])
    assert.equal(complaintCode(text), 'card_declined', text);
});
