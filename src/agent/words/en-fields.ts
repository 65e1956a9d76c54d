import type { Vocabulary } from './vocabulary.ts';

export const fields: Vocabulary['fields'] = {
  other: `address ?(line ?)?[34] | fax( number| no)? | web ?site | url | security (question|answer) | your answer
      | mother s maiden name | occupation | job title | department | how did you hear | subject
      | name of (the |your )?(item|product|pet|event|school|project|course|bank) | time ?zone
      | (city|place|town|country|state) of birth | birth ?(city|place|country|town) | sort by | ^sort$ | per page
      | ^check ?(in|out)( date)?$ | ^(depart(ure)?|arrival|return|destination|origin)( date| time| city)?$
      | (city|town) or (airport|station|hotel) | airport | nationality | citizenship
      | ((default|preferred|display|site) )?(language|currency) | bank name | name to .{0,30}
      | sender( s)? ?(name|e ?mail) | ^c o$ | neighbou?rhood | best time to (call|contact).{0,20}
      | (referral|invite|invitation|referrer) ?(code|id)? | engraving( text)? | ^initials$ | ^age$ | marital status
      | \\w+ name or e ?mail | (house|building) name or (number|no)
      | (friend|child|spouse|parent|guardian|emergency contact|referee|pet)( s)? ((first|last|full|given|family) ?)?(name|surname|e ?mail|phone)( number)? | (loyalty|rewards?|bonus|club|points|frequent flyer|traveler|redress)( program(me)?)?( card)? (number|no|id|#) | (booking|reservation|ticket|order|confirmation|tracking|invoice|reference|policy|case|record) (reference|number|no|code|id|#|locator) | preferred name | known as | address (nick ?name|label|title|alias) | nick ?name (for|of) .{0,20} | (zone|space|lot|meter|plate) (number|no|code) | license plate( number)?`,
  honorific: 'title | salutation | honorific | gender | prefix | name prefix | mr mrs',
  firstName: `first ?names? | given ?names? | forename | f ?name | name first | first | given | first and middle name
      | customer first name | legal first name | fst ?name`,
  middleName: 'middle ?(name|initial) | m ?name | additional name | middle initial | mi',
  lastName: `last ?names? | sur ?name | family ?name | l ?name | name last | last | second name | legal last name
      | lst ?name`,
  fullName: `full ?name | your name | ^((please )?enter )?(the |my )?name( here| required| optional)*$ | (contact|billing|shipping|delivery|buyer|payer|guest|visitor|lead|author|ship|bill|person|member|applicant|donor|attendee|owner|client|order|address|purchaser|subscriber|registrant|participant|passenger|traveller) name | name (and|&|or) (company|nick ?name|alias) | ^name \\d$ | contact (name|person) | recipient( name)? | receiver name | customer name
      | first and last name | first (and|&) last | name and surname | real ?name | person name
      | attention( to)? | addressee | ship to name | complete name | legal name | who`,
  company: `company( name)? | organi[sz]ation( name)? | business( name)? | firm( name)? | employer | institution
      | school | university | college | affiliation | corporation | company or institution`,
  email: `e ?mail( address)? | your e ?mail( address)? | e ?mail adress | mail address | electronic mail
      | contact e ?mail | user ?e ?mail | mail | e ?mail ?id | mail id | (work|business|personal|company|corporate|office|school) e ?mail( address| id)?`,
  emailConfirm: `(confirm|confirmation|repeat|re ?enter|re ?type|verify|verification|retype) (your |of )?(e ?mail)( address)?
      | e ?mail (address )?(confirm|confirmation|again|repeat|verify|2|verification) | e ?mail2 | second e ?mail`,
  phone: `(tele)?phone( number)?( \\d)?
      | (mobile|cell|cellular|home|work|day ?time|evening|contact|primary|your|customer|best|office|business|alternate|preferred) ?(tele)?phone( number| no)?
      | (mobile|cell|cellular|day ?time|evening|contact) ?(number|no) | whats ?app( number)?
      | mobile( phone)?( number)? | tel( no| number)? | phone ?(no|num|nr) | cell | telefon | contact number
      | telephone no | phone or mobile | day phone | msisdn | contact phone( number)?
      | delivery phone | land ?line( number)? | (phone|mobile|cell|contact|tel) # | (mobile|cell) ?/? ?(cell|phone) | phone (mobile|home|work|day|evening) | your (phone|mobile) number`,
  phoneCountry: `(phone )?country ?code | dial(l)?ing ?code | phone prefix | country calling code | area code country
      | calling code | international code | phone country( code)? | tel country code | country prefix
      | dial code | isd code`,
  phoneArea: 'area ?code | phone area | tel area code | city code',
  phoneExtension: '(phone )?ext(ension)? | tel extension | phone ext',
  street: `street( address)?( (line )?(1|one))? | address( ?line)?( ?(1|one|first))? | address street
      | mailing address | addr(ess)? ?1 | addr | address ?line ?1
      | (unit )?street (number|no|#) (and|&)? ?(street )?name | street (name|and number|and house number|or p ?o ?box) | street address | residential address
      | (billing|shipping|delivery|home|postal|company|business) address( (line )?1)?
      | house (number|no) and street( name)? | road | address details | street1 | line ?1
      | street name and number | thoroughfare | number (and|&) street( name)? | (flat|house|door|plot)( no| number)? (house|building|street|apartment)( .{0,20})? | (physical|current|permanent|present|mailing) (street )?address( (line )?1)? | address area and street | start typing (your |an )?address | (find|lookup|search for) (your |an )?address`,
  street2: `(street )?address ?(line ?)?(2|two|second) | addr(ess)? ?2 | address ?line ?2 | line ?2 | street ?2
      | (apartment|apt|flat|suite|ste|unit|building|floor|room)( (number|no|#))? | apartment suite( unit| etc)*
      | apt suite( unit| other| etc| bldg)* | apt(artment)? (or )?(suite|unit)( number)?
      | additional address( information)? | address (complement|continued|extra|additional|optional)
      | second address line | suite apt | unit number | extra address
      | street (line )?2 | suite unit( etc)? | optional address | apartment suite unit building floor etc | bldg | area colony( street)?( sector)?( village)? | building name | (apt|flat|unit|suite) (or )?other | address (2|second) line`,
  houseNumber: `house ?(number|no|num|nr) | street ?(number|no|nr) | building number | house or flat number
      | civic number | property number`,
  postalCode: `(zip|postal|post) ?codes? | zip( ?/? ?postal( code)?)? | post ?code | postal | zip ?\\+ ?4
      | zip code ext | p code | eircode | pin ?code | (billing|shipping|delivery) (zip|post(al)?) ?(code)?
      | zip or postal code | postcode ?/? ?zip | zip5 | zip postal | mail code | postal zip( code)?`,
  city: `city( ?/? ?town)? | town( ?/? ?(or )?city)? | suburb | locality | (billing|shipping) city | municipality
      | city or town | city name | town | city suburb | village | city (district )?town | city (or )?municipality | post ?town | city ?/? ?county | town ?/? ?suburb`,
  province: `state( ?/? ?(or )?(province|region|county|territory))* | province( ?/? ?(or )?(state|region|territory))*
      | region( ?/? ?state)* | county | prefecture | emirate | canton | territory | administrative area
      | state or province | region id | state code | zone | county or state | us state | governorate | oblast | state prov(ince)? | county ?/? ?state | parish | state ?/? ?ut | union territory`,
  country: `country( ?/? ?(or )?(region|territory))? | country ?(name|code|id)? | nation | country of residence
      | country region | region country | (billing|shipping|delivery) country | countries | location country
      | your country`,
  vatId: `vat( (id|number|no|code|reg(istration)? number|identification number))?
      | tax ?(id|number|identification number|code) | ein | gst( number|in)? | eu vat | sales tax id
      | business number | abn`,
  personalId: `national id( number)? | personal (id|identification)( number)? | identity (card|number)( number)? | ssn
      | social security( number)? | passport( number)? | id (number|card) | dni | document number | tax code | (national|citizen|resident|voter|aadhaa?r|nric|civil|iqama|emirates|tax ?payer)( id| number| no| card)+ | driv(er|ing)( s)? licen[cs]e( number| no)? | national insurance( number| no)? | nhs number | (cpf|pesel|nric|fin|sin)( number)?`,
  birthDate: '(date of birth|birth ?date|birth ?day|dob|b ?day|born) | date birth',
  birthDay: '(day of birth|birth( date)? day|dob day|bday day|birthday day|day) | dd',
  birthMonth: '(month of birth|birth( date)? month|dob month|bday month|birthday month)',
  birthYear: '(year of birth|birth( date)? year|dob year|bday year|birthday year|year born)',
  orderNote: `(order|delivery|customer|shipping|special|additional) (notes?|comments?|instructions?|remarks?|message|requests?)
      | comments?( about your order)? | notes? | message | remarks? | instructions | gift message
      | anything else | leave a message | note to seller | additional information | questions
      | driver instructions | your message | enquiry | inquiry`,
  coupon: `(coupon|promo|promotion|promotional|discount|voucher|offer|referral) ?(code)? | code promo
      | coupon or gift card | discount code or gift card
      | (gift card|voucher) (or|and) (discount|promo|coupon) code | promo | rebate code`,
  giftCard: 'gift ?(card|certificate|voucher)( (number|code|no|pin))? | store credit | gift code',
  quantity: 'qty | quantity | amount of items | item quantity | number of items',
  login: `user ?(name|id) | login( (name|id))? | log ?on( id)?
      | e ?mail (address )?(or|/|and) (your )?(user ?name|phone( number)?|mobile( number)?|login|member ?id|customer number|id)
      | (user ?name|phone( number)?|mobile( number)?|member ?id|login|id) (or|/) (your )?e ?mail( address)?
      | account (name|id|number) | \\w+ (number|no|id) (or )?e ?mail( address)? | (phone|mobile)( number)? e ?mail( address)? | e ?mail( address)? (phone|mobile)( number)? | e ?mail( address)? or ((mobile|cell|tele|your) ?)?(phone|mobile|number|user ?name|user ?id|account)( (number|no|name|id))* | (mobile|phone)( phone)?( number)? or e ?mail( address)? | member ?(id|number) | customer (id|number) | nick ?name | display ?name | identifier | screen ?name | user
      | sign ?in id | online id | membership number | handle | student id | e ?mail user ?name | e ?mail mobile
      | username e ?mail | user login | loginid | e ?mail or phone | (rewards?|loyalty|membership|account|card|customer|member) (number|#|no|id) (or|/) (your )?(e ?mail|user ?name)( address)? | e ?mail id or (mobile|phone)( number| no)?`,
  password: `pass ?word | pass ?code | passwd | pwd | pass ?phrase | current password | new password
      | create a password | pin`,
  passwordConfirm: `(confirm|repeat|re ?enter|re ?type|verify) (your |new |the )*pass ?word
      | pass ?word (confirm|confirmation|again|repeat|2|verify|check)`,
  cardNumber: `(credit|debit|payment|bank|credit or debit|debit or credit|credit debit)? ?card ?(number|no|num|nr|#)
      | cc ?(number|num|no|nr) | card ?num(ber)? | pan | account card number | credit ?card
      | (credit|debit) card account number | number on (the )?card | acct ?num | debit card | payment card
      | cardnumber | kreditkarte | card account number`,
  cardHolder: `(name|names) (as it appears |as shown |as written |exactly as |printed )*(on|of) (the |your |a )?(credit |debit |payment |bank )?card
      | card ?holder( s)?( full)?( name)? | card ?owner( name)? | cc ?(name|owner|holder) | card name
      | (credit )?card ?holder ?name | name on account | holder( name)? | card member( name)? | owner
      | cc full name | card full name | billing name | first name on card | nameoncard | account holder( name)? | (full )?name (\\w+ ){0,5}on (the |your |this )?(credit |debit |payment |bank )?card`,
  cardExpiry: `exp(iry|iration|ires|ire|ir|ir ?date)?( ?(date|dt))?
      | (card )?(expiry|expiration|expires|exp) ?(date)?( ?(mm|month) ?/? ?(yy|yyyy|year))?
      | valid (thru|through|until|till|to) | mm ?/? ?(yy|yyyy|aa|jj) | cc ?exp(iry|iration|ires|date)?
      | expires( on| end)? | good thru | month ?/? ?year | card expir(y|ation)( date)? | expdate
      | date of expir(y|ation) | mmyy | mm yy`,
  cardExpiryMonth: `(card )?exp(iry|iration|ires|ir|ire)? ?(date )?(month|mm|mo|mon)
      | (month|mm) (of )?(expiry|expiration|exp) | cc ?exp ?(month|m|mm|mo) | exp ?m(onth|m|o)? | month | mm
      | expiremonth | expiration month mm | card month | cc ?month | expiry ?m | valid month`,
  cardExpiryYear: `(card )?exp(iry|iration|ires|ir|ire)? ?(date )?(year|yy|yyyy|yr)
      | (year|yyyy|yy) (of )?(expiry|expiration|exp) | cc ?exp ?(year|y|yy|yyyy|yr) | exp ?y(ear|y|yyy|r)?
      | year | yy | yyyy | expireyear | expiration year yyyy | card year | cc ?year | expiry ?y | valid year`,
  cardCvc: `(card )?(security|verification|validation) ?(code|number|value|no)( cvv2?| cvc2?)?
      | cvv2?( ?/? ?(cvc|cid|csc))*( code| number)? | cvc2?( ?/? ?(cvv|cid|csc))*( code| number)? | cvn2? | csc
      | cid | cc ?(csc|cvv|cvc|cid|code|vv|sec)
      | card ?(code|cvv|cvc|verification|security|id|identification number) | 3 ?(or 4)? digit (code|number)?
      | (three|four|3|4) digits?( code)? | security ?code | cvv code | cw2? | sec code | card sec | cvd
      | digits on the (back|front) | last (3|three) digits | cv2 | security digits | signature strip`,
  search: `search( (for|the|our|by))?( .{0,30})? | find( a)? | keywords? | search term | query | look ?up
      | what are you looking for | q`,
  otp: `(one ?time|verification|authentication|security|confirmation|sms|6 digit|access) ?(pass ?)?(code|password)
      | otp | 2fa( code)? | enter code | two factor | totp | captcha( code)? | characters (you see|shown)
      | (type|enter) the (text|characters|letters|word|code|numbers?)( .{0,20})? | (string|text|characters|letters|words?|code) (as )?(shown|displayed|above|below) | challenge | verify code | image code`,
};

export const ticks: Vocabulary['ticks'] = {
  other: `(do not|don t|without|no need to) (create|creating|open|register).{0,30} | (check ?out|continue|order) as (a )?guest.{0,20}
      | guest( check ?out| order)?`,
  newsletter: `news ?letter | (send|e ?mail|text) me .{0,40}(deals|offers|news|updates|promotions).{0,30} | subscribe | sign (me )?up (for|to) | (e ?mail|text|sms) me (with|about)
      | keep me (updated|informed|up to date|posted)
      | (marketing|promotional) (e ?mails?|communications?|messages?)
      | (news|offers|updates|promotions) (and|about|from|by|via) | special offers
      | i (would like|want) to receive | yes send me | exclusive offers | opt in | mailing list`,
  terms: `(i|we) (have read|agree|accept|consent) | terms( (and|&|of) (conditions|service|use|sale))?
      | conditions of (sale|use) | general conditions | privacy policy | agree to | accept the | terms
      | agreement | right of withdrawal | i confirm | data protection`,
  sameAddress: `same as (my |the )?(shipping|delivery|billing|above|contact)?( address)?
      | (billing|shipping|delivery|invoice)( address)?( is| and)?( the)? same
      | use (this|the same|my|shipping|delivery|the shipping|the delivery|same)( address| shipping address| delivery address)? (for|as)( my| the)?( billing| invoice| shipping| payment| delivery)?
      | bill to (this|the same) address | ship to (this|the same|my billing|billing) address
      | my (billing|shipping|delivery) and (shipping|billing|delivery) address(es)? are the same
      | use as (my )?(billing|shipping) address | deliver to (this|the billing) address | use shipping address
      | identical`,
  differentAddress: `(ship|deliver|send|bill)( it)? to (a |an )?(different|another|other) address
      | (different|another|separate|other) (billing|shipping|delivery|invoice)( address)?
      | (billing|shipping|delivery|invoice) address (is )?(different|differs)
      | use (a |an )?(different|another|separate|new) (billing|shipping|delivery)?( ?address)? | different from`,
  createAccount: `create (an |my |a )?(customer )?account | register( me| an account)? | sign up for an account
      | open an account | save .* (to|in) (an |my )?account | create .* password`,
  saveDetails: `save (this|my|these|the|your)? ?(information|info|details|card|address|payment|data|credit)
      | remember (me|this|my) | stay (signed|logged) in | keep me (signed|logged) in
      | for (my )?next (time|purchase|order|visit) | save for (later|next|future)
      | store (this|my) (card|details) | default (shipping|billing|address|card) | set as default
      | for faster checkout | add to address book | securely save`,
  extra: `(gift ?wrap(ping)?|gift box|greeting card|gift receipt)
      | (shipping|delivery|product|package|order|route|theft|damage|trip|travel)? ?(insurance|protection)( plan)?
      | (extended )?(warranty|guarantee) | donat(e|ion) | round up | tip | add (to my order|for only|for just)
      | carbon|climate|offset|plant a tree | priority (processing|handling|service)
      | premium (support|service|member) | upgrade | membership | free trial | catalogue | assembly
      | express (handling|processing) | care plan | samples | yes add | subscription | subscribe (and|&) save`,
};
