import type { FieldWords } from '../field-words.ts';

/** How developers of all countries shorten names and ids. Whole attributes only: as parts of words they mean anything. */
export const abbreviations: FieldWords = {
  language: 'abbreviations',
  fields: {
    firstName: '^(fn|fst|frst|vn|vname|pren|gname|fnm|first ?nm|f name)$ | (cust|user|reg|txt|ship|bill) fname',
    lastName:
      '^(ln|lst|sname|snm|lnm|nn|nname|surn|last ?nm|l name|apellido ?1|ape ?1)$ | (cust|user|reg|ship|bill) lname',
    fullName: '^(cust|customer|rcpt|recip|receiver|consignee|buyer|payer|full) ?(nm|name)$ | ^consignee$ | ^r ?name$',
    email: '^(eml|e ?mail ?addr|mail ?addr|user ?mail|correo ?\\d?|e ?mail ?\\d|contact ?mail)$',
    phone: `^(mob|mbl|cel|celu|fone|fon|tlf|tlfn|tfno|ph|phn|ph ?(no|num)|mob ?(no|nr|num)|cell? ?(no|num)|tele|tel ?\\d|tel ?(no|nr|num)|num ?tel|tlm|mphone|hphone|wphone|phone ?\\d|hp ?no|no ?hp|gsm ?(no|nr)|handy ?nr)$`,
    phoneCountry: '^(dial|isd|ddi|tel cc|phone cc|cc code|country dial( code)?)$',
    street: '^(strt|adr|adrs|addr ?(line)? ?1|adr ?1|add ?1|ad ?1|addr ?l ?1|direc|calle|rua|vul|utca|sokak|ulica)$',
    street2: '^(apto|appt|addr ?(line)? ?2|adr ?2|add ?2|ad ?2|addr ?l ?2|compl|cplt|adr ?zusatz|apt ?(no|nr|num))$',
    houseNumber: '^(hnr|hno|h ?no|house ?no|hausnr|huisnr|civ)$',
    postalCode: '^(zp|zip ?(4|5|cd)|pcode|p code|psc|irsz|postcd|cod ?post(al)?|kod ?poczt|post ?nr)$',
    city: '^(cty|citta|twn|c ?town|vil|ville|mesto|misto|cidade|ciudad)$',
    province: '^(edo|st ?prov|state ?cd|woj|judet|provincia)$',
    country: '^(ctry|cntry|ctr|ctry ?(cd|code)|country ?iso|iso ?country|pais|pays)$',
    cardNumber:
      '^(ccn|cc ?n|card ?nbr|kart ?no|num ?carte|num ?cartao|nr ?karty|karten ?nr|tarjeta ?(nro|num|numero))$',
    cardCvc: '^(ccv|cvv ?2|cvn|cvd|scode|sec ?cd|cod ?seg|cod ?sec|crypto|cv ?2|vcode)$',
    cardExpiry: '^(exp ?dt|ex ?date|expd|vto|tarjeta ?vto|scad|skt|cc ?valid)$',
    cardExpiryMonth: '^(cc|card|exp|skt|val|scad|venc|vto) (mm|mes|mois|mese|monat|mnd|ay|mies)$',
    cardExpiryYear: '^(cc|card|exp|skt|val|scad|venc|vto) (yy|yyyy|ano|anno|annee|jahr|jaar|yil|rok|aa|jj)$',
  },
  signIn: '',
  register: '',
  forgot: '',
};
