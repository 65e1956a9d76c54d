import type { Vocabulary } from '../vocabulary.ts';

export const en: Vocabulary = {
  language: 'en',
  fields: {
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
    cardHolder: `(name of (the )?)?account ?holder( s)?( name)? | (name|names) (as it appears |as shown |as written |exactly as |printed )*(on|of) (the |your |a )?(credit |debit |payment |bank )?card
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
  },
  ticks: {
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
        | use as (my )?(billing|shipping) address | deliver to (this|the billing) address | use (my |the )?(shipping|billing|delivery|invoice) address
        | identical`,
    differentAddress: `(ship|deliver|send|bill)( it)? (to (a |an )?(different|another|other) address|elsewhere|somewhere else)
        | (different|another|separate|other) (billing|shipping|delivery|invoice)( address)?
        | (billing|shipping|delivery|invoice) address (is )?(different|differs)
        | use (a |an )?(different|another|separate|new) (billing|shipping|delivery)?( ?address)? | different from`,
    createAccount: `(create|set up|open) (an |my |a |your )?((new|free|customer|user|online|shop) )*account | register( me| an account)? | sign up for an account
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
  },
  actions: {
    addToCart: `add( item| product| \\d+)?( items?)? ?(to|into) ?(the |my |your |shopping )*(cart|bag|basket|trolley|tote|order)
      | add to cart | put in (cart|basket) | add | pre ?order( now)? | purchase`,
    buyNow: 'buy (it )?now | buy | order now | shop now | instant buy | quick buy',
    viewCart: `(view|see|go to|open|show|review|my|shopping|your|edit)( the| my| your| shopping)* ?(cart|bag|basket|trolley)
      | (cart|bag|basket|trolley) | shopping (cart|bag|basket) | cart \\d+( items?)? | mini ?cart
      | \\d+ items? in( your)? (cart|bag|basket) | (cart|bag|basket) \\d+`,
    goToCheckout: `(proceed|go|continue|move)( on)? to( secure| the)? ?check ?out
      | (secure|safe|start|begin|guest)? ?check ?out( now| securely| as guest)? | checkout
      | proceed to (payment|purchase|order) | go to (payment|checkout) | place (my |your )?order | order
      | finali[sz]e (the )?order | complete (my |your )?(purchase|checkout) | to (the )?checkout
      | buy (these|selected) items`,
    guest: `(check ?out|continue|order|buy|proceed|shop|purchase|pay)( out)? as (a )?guest | guest( check ?out)?
      | (continue|proceed|check ?out|order|buy) without (an account|registering|registration|login|logging in|signing in|creating)
      | without (an )?account | no thanks continue as guest | skip (login|sign in|registration)
      | i (do not|don t) have an account | one time (purchase|order) | express guest | new customer
      | use (my )?e ?mail | guest user | as (a )?guest`,
    continue: `confirm (the |your |my |these |this )?((shipping|delivery|billing) )?(address(es)?|details|delivery|shipping)( (option|method))? | continue( to .{0,30})? | next(?! (business |working )?(day|morning|week))( step)?( .{0,20})? | proceed( to .{0,25})?
      | (save|use)( this| these| the| my| your)?( (shipping|delivery|billing))?( address(es)?| details| information)?( and| &)? ?(continue|proceed|next|deliver here)?
      | go on | deliver (here|to this address) | ship (here|to this address) | use this address
      | confirm (address|details|shipping|delivery|and continue|method|selection|choice) | submit | save
      | forward  | update( address)? | go to (next step|payment|shipping|delivery|review)
      | review( your)? order | set (address|delivery) | to (payment|shipping|delivery|review)
      | select (shipping|payment|delivery)( method)? | confirm`,
    applyCoupon: `apply( (coupon|code|discount|promo|voucher|gift card))*( code)? | redeem( .{0,15})?
      | add (coupon|code|promo code|discount|voucher|discount code) | use (code|coupon|voucher) | activate
      | submit (code|coupon) | enter code | ok | update coupon`,
    openCoupon: `(have|got)( you)? (a |any )?(coupon|promo|discount|voucher|gift|promotion)( ?(code|card)s?)?.{0,40}
      | (enter|add|use|click here to enter)( a| your| my)? ?(coupon|promo|discount|voucher|promotion|gift card)( code)?s?( or .{0,20})?
      | apply discount code | (coupon|promo|discount|voucher)( code)?( \\+)? | click here to enter your code`,
    placeOrder: `(place|submit|confirm|complete|finish|send|finali[sz]e|make|commit)( and pay)?( my| your| the| this)? ?(order|purchase|payment|booking|transaction)( now| and pay)?
      | place (your )?order | buy now( and pay)? | order now | ^order$ | pay( now| securely)?( .{0,15}\\d.{0,10})?
      | pay (and|&) (place )?order | pay with( credit| debit)? card | order and pay
      | order with (an )?(obligation|commitment) to pay | complete (order|purchase|payment|checkout) | purchase( now)?
      | confirm (and|&) pay | buy | agree and (pay|order|place order) | i confirm my order | commit to buy
      | confirm | ^finish$ | ^complete$ | ^(done|finali[sz]e)$`,
    dismiss: `close( (dialog|modal|popup|this|window|banner|menu))* | dismiss | no thanks?( you)?( .{0,40})? | not now
      | maybe later | skip( for now)? | x | later | cancel | got it | i m not interested | no i .{0,40} | ok
      | continue without .{0,40} | remind me later | hide`,
    rejectCookies: `(reject|decline|refuse|deny|disagree)( to)?( all| optional| non essential| the)*( cookies)?
      | (only|accept only|use|allow only)? ?(necessary|essential|required|strictly necessary|functional)( cookies)?( only)?
      | continue without (accepting|consent|agreeing) | do not (accept|consent|agree) | opt out
      | i (decline|do not accept)`,
    acceptCookies: `(accept|allow|agree to|agree)( all| to all| the| and close| and continue)*( cookies)?
      | i (accept|agree|understand|consent) | accept (and|&) .{0,20} | allow all | got it | consent | ok`,
    removeItem: `(remove|delete)( (this|the))?( item| product)?( from (the |my |your )?(cart|bag|basket))?
      | trash | (remove|delete) .{0,40} | discard | empty (the |my )?(cart|basket|bag)
      | clear (the |my |shopping )*(cart|basket|bag) | trash can`,
    signIn: `(sign|log) ?in( .{0,40})? | log ?on | login | returning customer.{0,30}
      | already (have an account|registered|a member|a customer).{0,30} | forgot .{0,20}password.{0,5}
      | my account | account`,
    register: `(create|open|make|set up)( an?| my| your| new| free)* ?(\\w+ )?(account|profile) | register( now| here)?
      | sign ?(me )?up( now| here| free)? | join( now| us| free)? | registration | become a (member|customer)
      | new account`,
    expressWallet: `(pay ?pal|apple ?pay|google ?pay|g ?pay|shop ?pay|amazon ?pay|klarna|after ?pay|click to pay|venmo|link|meta ?pay|samsung ?pay|cash ?app|ali ?pay|we ?chat ?pay|sezzle|affirm|clear ?pay|revolut ?pay|zip ?pay|bolt)( check ?out| express)?( .{0,20})?
      | (pay|check ?out|buy|express check ?out) (with|via|using) (pay ?pal|apple|google|g ?pay|shop|amazon|klarna|link|venmo)( ?pay)?
      | express check ?out | buy with .{0,12} pay`,
    edit: `edit( .{0,30})? | change( .{0,30})? | modify( .{0,30})? | back( to .{0,20})? | return to .{0,20}
      | go back | previous( step)? | update .{0,20}`,
    increaseQuantity: `add one | increase( .{0,30})? | increment | (add|one) more | plus( one)? | qty up | quantity (up|plus) | up | more
      | raise .{0,15}`,
    decreaseQuantity:
      'remove one | (decrease|reduce|lower|subtract)( .{0,30})? | decrement | one less | minus( one)? | quantity (down|minus) | less',
    updateCart: `(update|refresh|recalculate)( my| your| the| shopping)*( cart| basket| bag| totals?| quantit(y|ies))?
      | apply changes`,
    openSection: `(show|view|see|hide|open|expand|toggle)( more| order| the| all| full)*( details| summary| options| methods)
      | show more | more (options|details) | details`,
    continueShopping: `(continue|keep|back to|return to|start|go)( to)? ?(shopping|the shop|shop|store|the store)
      | shop (now|all|more) | browse .{0,20} | keep (browsing|shopping)`,
    declineOffer: `no thanks?( you)?( .{0,60})?
      | (decline|skip|reject|refuse)( this| the)?( offer| upgrade| warranty| protection| insurance)?
      | (continue|proceed|check ?out|pay) without( .{0,50})? | i (don t|do not) (want|need)( .{0,50})?
      | no protection | not interested | maybe later | no i .{0,40}`,
    acceptOffer: `yes( please)?( .{0,50})? | add( and)? continue( .{0,20})? | add (protection|warranty|insurance|to my order)( .{0,30})?
      | upgrade( now| my order)? | claim( .{0,30})? | i want( .{0,30})? | add (it )?to (my )?order
      | accept (the )?offer | count me in | protect my order`,
    enterManually: `(enter|type|add)( my| your| the| an)?( address)? manually | manual( address)? entry
      | (can t|cannot) find (my|your) address | enter (a |an )?(new )?address( manually)? | add (a )?new address
      | use entered address | use (the |my )?address (as|i) entered | keep (my|this|original) address
      | my address is not listed | use original( address)? | type it in( myself)? | (enter|type) it( in)? (myself|by hand)`,
    search: 'search | find | go | submit search | look up',
  },
  pages: {
    cart: '(your |my |the )?(shopping )?(cart|bag|basket|trolley) | cart summary | items? in your (cart|bag|basket)',
    emptyCart: `(your |the |shopping )*(cart|bag|basket|trolley) is( currently)? empty
      | (you have |there are )?(currently )?no (items|products) in (your|the|this)( shopping)? (cart|bag|basket) | you have no items
      | nothing in your (cart|bag|basket) | cart empty
      | empty cart`,
    signInChoice: `(how would you like to|would you like to) (check ?out|continue|proceed) | check ?out as (a )?guest
      | guest check ?out | (new|returning|existing) customers? | already (have an account|registered)
      | (sign|log) in (or|to) (check ?out|continue|register) | check ?out options
      | i am a (new|returning) customer`,
    address: `(shipping|delivery|billing|customer|contact|personal|invoice|your) (address|details|information|info)
      | where should we (send|deliver|ship) | address | customer information
      | who (is|are) .{0,12}(ordering|buying) | ship to | deliver to`,
    shipping: `(shipping|delivery)( (method|option|mode|speed|type)s?)?
      | how (would|do) you (like|want) .{0,20}(delivered|shipped|delivery|receive)
      | (choose|select)( a| your)? (shipping|delivery) | shipping and handling`,
    payment: `payment( (method|option|information|details|type|info)s?)? | how (would|do) you (like|want) to pay
      | (choose|select)( a| your)? payment | pay with | billing and payment | (credit|debit) card( details)?
      | card (details|information)`,
    review: `(review|confirm|verify|check)( and (place|confirm|submit))?( your| the)? ?order
      | order (review|summary|overview) | review | last step | final review | summary
      | review and (pay|submit|place order)`,
    confirmation: `thank(s| you)( so much| very much)? ?(for (your|the|shopping|ordering|buying)( order| purchase| .{0,20})?)?
      | (your )?order (has been|was|is)( successfully)? (placed|received|confirmed|complete|completed|submitted|accepted|on its way|processed)
      | order (confirmed|confirmation|complete|completed|received|placed|successful|success)
      | purchase (complete|confirmed) | we (have |ve )?received your order
      | (your )?order (number|no|id|reference) (is)? | payment (successful|received|accepted) | success
      | order (#|nr)? ?\\w*\\d+ (confirmed|placed|received) | your purchase was successful | we got your order
      | you re all set | confirmed`,
    error: `something went wrong | (an|internal server|unexpected|server) error( occurred| has occurred)? | oops
      | (temporarily|service) unavailable | we re sorry | try again later | bad gateway | gateway time ?out
      | error 50\\d | technical (problem|difficulties|issue)`,
    notFound: `(page|product|item)( (was|is|could|can))?( not| t| cannot)*( be)? (found|exist|available)
      | 404( error)?( not found)? | page not found | not found | no longer (available|exists) | does not exist
      | doesn t exist | can t find (that|the|this) page | discontinued | nothing (here|found)`,
    soldOut: `sold ?out | out of stock | (currently|temporarily) (unavailable|out of stock|sold out)
      | not (in stock|available) | unavailable | no longer available | back ?order(ed)?
      | notify me( when)?.{0,30} | e ?mail me when( available)? | coming soon | out of stock online`,
    captcha: `captcha | (verify|confirm|prove)( that)? (you are|you re|i m|i am)( a)? (human|not a robot)
      | i m not a robot | not a robot | security check | select all (images|squares) | slide to verify
      | press (and|&) hold | are you (a )?(human|robot) | human verification | complete the (captcha|puzzle)
      | type the (characters|letters)`,
    botWall: `access (denied|blocked|to this page has been denied)
      | (checking|verifying) (your|you are|if the site) .{0,40} | just a moment | attention required
      | (you have been|been) blocked | unusual (traffic|activity)
      | request (blocked|unsuccessful|could not be satisfied) | automated (access|requests?|traffic|queries)
      | pardon our interruption | enable javascript and cookies to continue | too many requests | forbidden
      | ddos protection | checking your browser`,
    challenge3ds: `(3 ?d|three ?d) ?secure
      | (verified by visa|mastercard (identity check|securecode)|american express safekey|visa secure)
      | (authenticate|verify|confirm|approve)( your| this| the)? (payment|transaction|purchase)
      | (one ?time|verification) (pass ?code|password|code) .{0,30}(sent|phone|bank|sms)
      | your bank (has sent|requires|needs) | confirm .{0,20}in your bank(ing)? app
      | strong customer authentication | card issuer | issuing bank`,
    listing: `(sort|filter) by | \\d+ (products|items|results) | showing \\d+ | refine | all products | filters?
      | collections? | categories | shop all`,
    product: `(product|item) (details|description|information) | description | specifications | reviews | size guide
      | you may also like | related products | select (a )?(size|colou?r|option) | add to wish ?list
      | product code | sku | customers also`,
  },
  totals: {
    subtotal: `(cart |order |items? |product |products |merchandise |goods )?sub ?total( .{0,25})?
      | (items?|products?|merchandise|goods)( total| subtotal| value)? | \\d+ (items?|products?)
      | total (items|products|before tax|excl(uding)? .{0,20}) | (order|cart) (amount|value) | price \\d+ items?
      | net( total| amount)? | bag total`,
    shipping: `(shipping|shipment|delivery|postage|freight|carriage)( (and|&) (handling|packing|packaging))?( (costs?|fees?|charges?|total|method|price|estimate))?( .{0,60})?
      | p ?(and|&) ?p | s ?(and|&) ?h | (estimated|standard|flat rate|express) (shipping|delivery)( .{0,30})?
      | flat rate | postage | total (shipping|delivery|postage|freight)( (costs?|fees?|charges?))?`,
    tax: `((estimated|sales|total|incl(uding|usive of|udes|uded)?|of which|thereof|plus)? ?(vat|tax|taxes|([cis]|ut)?gst|hst|pst|qst)( .{0,30})?)
      | \\d+([.,]\\d+)? ?%? (vat|tax|([cis]|ut)?gst|sales tax)( .{0,20})? | duties( and taxes)?
      | (state|county|city|local|municipal|provincial|federal|district|regional|excise|use) tax(es)?( .{0,20})?
      | import .{0,15}(duty|duties|tax|taxes) | tax .{0,30}`,
    discount: `(discounts?|savings?|promotions?|promo(tion)?( code)?|coupons?|voucher|rebate|reduction|you save|loyalty discount|offer)( .{0,40})?
      | (order|member|student|cart) discount( .{0,30})?`,
    fee: `payment( method| type)? (fees?|charges?|costs?|surcharge)( .{0,20})?
      | ((service|handling|processing|booking|packaging|environmental|recycling|cod|cash on delivery|transaction|small order|platform|eco|surcharge|convenience) ?(fees?|charges?|costs?|surcharge)?)( .{0,20})?
      | (gift ?wrap(ping)?|insurance|protection|donation|tip|deposit|surcharge|warranty|handling)( .{0,30})?
      | fees?`,
    giftCard: 'gift ?(card|certificate|voucher)( .{0,30})? | store credit( .{0,20})? | reward points( .{0,20})?',
    total: `(grand|order|cart|final|estimated|basket|bag|overall|your|invoice)? ?total( .{0,40})?
      | (total )?amount( due| to pay| payable)?
      | (to pay|you pay|due now|balance due|payment due|total due|pay today|payable|due today|to be paid|today s total)
      | total (price|cost|amount|to pay|due|sum|payable|incl(uding|usive)? .{0,20}|charge|with tax)
      | order total( .{0,30})? | gross( total| amount)? | you ll pay | we will charge`,
  },
  sections: {
    shipping: `(shipping|delivery|recipient|ship to|deliver to|ship|receiver|send to)( .{0,30})?
      | where (should|do) .{0,30}(send|deliver|ship)`,
    billing: '(billing|invoice|bill to|bill)( .{0,30})? | payer | card billing address',
    payment: '(payment|pay|card|credit card|debit card|wallet)( .{0,30})? | how .{0,20}pay',
    login: `(sign|log) ?(in|on)( .{0,30})? | login | returning customers? | registered customers?
      | existing (account|customer) | already .{0,20}`,
    register: '(create|register|sign ?up|new account|registration|join)( .{0,30})? | password',
    newsletter:
      '(news ?letter|subscribe|mailing list|stay (in touch|connected|up to date|informed|in the know|updated)|sign up (for|to|and)|get .{0,20}(off|updates|news|offers)|join (our|the) .{0,20}|be the first to know|join the .{0,20}list)( .{0,40})?',
    shippingMethod: `(shipping|delivery) ?(method|option|mode|speed|type|service)s?
      | (choose|select)( a| your| the)? (shipping|delivery)( .{0,20})?
      | how .{0,30}(delivered|shipped|delivery|send|deliver|ship)( it| your order)? | carrier | delivery`,
    contact: '(contact|customer|personal|your)( (details|information|info|data)) | contact | your details | e ?mail',
  },
  words: {
    pickup: `pick ?up | collect(ion)?( from| in| at)? | click (and|&|n) collect | in ?store | store pick ?up
      | local pick ?up | parcel ?(shop|locker|point) | pick ?up point | locker | collect`,
    free: 'free( of charge)? | complimentary | no charge | included | on us',
    day: '(business|working|work|week)? ?days? | d',
    week: 'weeks?',
    hour: 'hours? | hrs?',
    today: 'same ?day | today | tonight | this evening',
    tomorrow: `next (business |working )?day | overnight | tomorrow
      | (by|before) (\\d{1,2}( \\d{2})? ?[ap] ?m|\\d{1,2} (00|15|30|45)|noon)`,
    orderNumber: `(order|confirmation|reference|purchase|transaction|booking|invoice) ?(number|no|nr|id|code|reference|ref|#)?
      | order`,
    outOfStock: `sold ?out | out of stock | (currently |temporarily )?unavailable | not available | no longer available
      | not in stock | back ?ordered | insufficient (stock|quantity) | not enough (stock|items)`,
    inStock: `in stock | available( now| immediately| for .{0,15})?
      | (only )?\\d+ (left|available|in stock)( in stock)? | ready to ship | ships (in|within|today) | low stock
      | few left`,
    quantity: 'qty | quantity | pieces? | pcs?',
    variant: `size | colou?r | style | material | flavou?r | format | model | variant | option | length | width
      | weight | finish | pack( size)? | edition | capacity | storage | scent | fit | volume | type | pattern
      | shape | roast | grind | design | height | shade | version | binding`,
    taxIncluded: `(incl(\\.|uding|usive|udes|uded)?( of)?( all)?( the)?( \\d+([.,]\\d+)? ?%?)?) ?(sales |applicable )?(vat|tax|taxes|gst)
      | (vat|tax|taxes|gst) (is |are )?incl(uded|usive)? | of which (vat|tax) | incl vat`,
    chooseFirst: `(please )?(choose|select|pick)( an?| your| the)?( option| size| colou?r| variant)? | select
      | choose an option | required option`,
    leaveEmpty: `(leave|keep) (this )?(field )?(blank|empty) | do not (fill|enter|complete|type)( .{0,20})?
      | don t fill( .{0,20})? | if you are (a )?human | honey ?pot | for robots | bot field
      | should be (left )?(blank|empty)`,
    required: `(is )?(a )?required( field)?
      | (please|you must) (enter|fill|provide|select|choose|specify|complete)( .{0,40})?
      | must not be (blank|empty) | can(not| t) be (blank|empty) | not valid | invalid
      | please (enter|provide) a valid`,
    declined: `(card|payment|transaction) (was |has been |is |could not be |not )*(declined|refused|rejected|failed|processed|authori[sz]ed|unsuccessful)
      | declined | payment failed | (insufficient|not enough) funds | could not process (your )?(payment|card)
      | card (number )?(is )?(invalid|not accepted|expired) | do not honou?r
      | try (another|a different) (card|payment)`,
    forgot: 'forg[eo]t.{0,30} | (reset|recover) .{0,12}password.{0,10} | lost .{0,10}password.{0,10}',
    knownCustomer: `welcome back.{0,20} | (returning|existing|registered) (customers?|users?|members?)
      | (already|i am already) .{0,12}(customer|member|registered).{0,12}`,
  },
  phrases: {
    cart: 'cart | basket | bag',
    cartPath: 'cart | basket | \\bbag\\b',
    addedToCart: 'added',
    namesCoupon: 'coupons? | vouchers? | promo(tion(al)?)? codes? | discount codes? | gift codes?',
    showSummary: `^(show|view|see|open|expand) (your |the |my )?(order|cart|basket|bag|purchase)( summary| details)?
      | ^(order|cart|basket) (summary|details)`,
    confirmsRemoval: '^yes | ^ok | ^okay | ^confirm | ^delete | ^remove',
    colourAxis: 'colou?r | shade | finish',
    sizeAxis: 'size | length | waist',
    isChosen: '^(currently )?selected$ | ^chosen$',
    fitAxis: '\\bfit\\b | style',
    deliveredToday: 'same.?day',
    deliveredTomorrow: 'overnight | next.?(business.?)?day | 1.?day | one.?day | 24 ?h',
    deliveredInTwoDays: '2.?day | two.?day | second.?day | 48 ?h',
    express: 'express | urgent | rush',
    priority: 'priority | expedited | premium | courier',
    sendingFee: 'shipping | delivery | handling | postage | packag\\w*',
    card: 'credit | debit | bank ?card | card | cards | visa | mastercard | maestro | amex | american express',
    tellsWhenBack:
      '(notify|email|e mail|tell|alert)( me)? when( .{0,12})? (available|in stock|back|restocked) | notify when available',
    keepsForLater:
      'wish ?lists? | (save|keep|put aside|store)( .{0,10})? for later | (add|save) to (my )?(favou?rites|wishes) | (add|added) to (the )?compar(e|ison)( list)? | compar(e|ison)( list)? | (add|write|leave|post|submit) (a |an |your )?(product |customer )?(review|comment|opinion|rating|question)s?',
    paidOnline: '(pay|payment) online | online( payment)?',
    notCard: 'gift | loyalty | store credit | paypal | klarna | amazon',
    offlinePayment: `cash | cod | on delivery | check(?! (out|your|my|the|and|all|again)) | money order | wire( transfer)? | direct bank | invoice
      | pay later by invoice | test payment | test gateway | bogus | manual payment | offline | purchase order`,
    aboutMoney: 'pay | payment | charged? | purchase | buy | checkout | subscri\\w+ | place (the|your|an|my) order',
    refusal: `^no | ^none | ^not | ^nope | ^without | ^nothing | ^skip | ^decline | ^remove | ^i do not | ^i dont
      | ^dont | ^do not | ^continue without | no thanks | no thank you | not now`,
    plainNo: '^no$ | ^no thanks$ | ^no thank you$ | ^not now$',
    onlyOnce: 'one time | once | single (purchase|order|delivery) | just this (order|time)',
    extraOffer: `insur\\w* | warrant\\w* | protect\\w* | guarantee | donat\\w* | donation | charity | tips?
      | gratuit(y|ies) | gift ?wrap\\w* | priority | premium | plus | trial | join | member\\w* | club
      | subscri\\w* | recurring | renew\\w* | automatic\\w* | every \\d* ?(weeks?|months?|days?) | monthly
      | weekly | auto ?(renew|ship|delivery)\\w* | round up | carbon | climate | plant`,
    news: 'deals? | offers? | news\\w* | updates? | promo\\w* | partners? | marketing | sms | text me',
    addsToOrder: `^yes | ^add | ^join | ^upgrade | ^subscribe | ^protect | ^include | ^insure | ^donate
      | add (it )?(and|to my order|to order)`,
    partOfOrder: 'address | guest | delivery note | contact (info|information|details)',
    recurring: `(deliver\\w*|ships?|renews?|billed|charged|repeats?) (again )?(every|each|monthly|weekly|yearly)
      | every (\\d+|one|two|three|four) (days?|weeks?|months?) | every (other )?(week|month)
      | (monthly|weekly|recurring) (delivery|subscription|order|payment|plan)`,
    usualFee: `handling | processing | service | payment | card | cod | cash on delivery | surcharge | small order
      | deposit | recycling | eco | environmental | rounding`,
    feeName: '\\bfees?$ | \\b(sur)?charges?$',
    remarkOnPrice: `^incl(udes|uding|uded)? | ^of which | ^from | ^over | ^above | ^was | ^instead of | ^only | ^each | you (save|saved|earn) | savings? | earned
      | points | per month | monthly | installments? | instalments? | payments of | interest free
      | per (piece|item|unit|kg|litre|liter) | unit price | list price | rrp | msrp | away from | until free`,
    honorific: '^mr$ | ^mrs$ | ^ms$ | ^miss$ | ^mx$',
    optional: 'optional',
    noAccount: '(no|without|dont|don t|do not|non)\\b.{0,30}\\b(account|registr\\w*) | as (a )?guest',
    review: 'review | summary | check your order',
    reviews: 'review | check your order',
    numberedStep: 'step \\d',
    confirmsOrder: 'confirm( your| the)? order | place( your)? order',
    confirmationStep: '^(\\d )?confirmation$',
    finishedStep: '^(\\d )?(finished|done|complete)$',
    orderPaid: '(your|the) (order|purchase) (has been|is|was)( successfully)? paid( for)?( in full)?',
    thanksForOrder: 'thank(s| you)( so much| very much| again)? for (your|the|this) (order|purchase)',
    orderNotYetPlaced: `almost (done|there|complete\\w*|finished) | (one|a) (more|last|final) step
      | not (yet )?(been )?(complete\\w*|placed|confirmed|submitted) | confirm (it |your order )?(once more|again)
      | to complete your order`,
    ownOrders: `(my|your|view|track|order) (orders?|status|history) | track (my|your|an) order
      | order (status|history|details) | orders`,
    asksAge:
      '(over|above|at least|older than|are you|i am|you must be|turned) (1[68]|20|21)\\b.{0,20} | (confirm|verify|enter) your (age|date of birth) | age (verification|check|gate|restricted) | legal (drinking |smoking )?age | (for|only) adults( only)? | adults only | of age',
    cookieSettings: `^(cookies? |privacy )?(settings|preferences|options|choices)$
      | (manage|customi[sz]e|adjust|change|more) (\\w+ ){0,2}(settings|preferences|options|choices|cookies?)
      | ^customi[sz]e | ^let me choose | ^manage | preferences`,
    saveCookieSettings: `^(save|confirm|submit|apply)( and (close|exit|continue))?( \\w+)? ?(choices|preferences|selection|settings|services)?$
      | ^(confirm|save) (my|your) (choices|preferences)`,
    tooFewInStock: `(can|may|could) only (buy|order|purchase|add|have|get) (up to )?\\d+
      | limited to \\d+ (per|items?|pieces?|units?)
      | only \\d+ (left|available|in stock|remaining|of (this|these)|items?|pieces?)
      | we have (only )?\\d+ \\S | not (have )?enough | not have that many | that (many|amount|quantity) \\S
      | (cannot|can not|can t) add (that|this|(any )?more) | insufficient (stock|quantity) | exceeds? (the )?(available|stock)
      | (requested|selected|desired) (quantity|amount) (is|isn ?t|cannot|exceeds) | quantity (\\d+ )?(is|are) (not|no longer) available
      | quantity (requested|you requested|available) | maximum (quantity|of \\d+) | max \\d+ per
      | (not|don ?t|doesn ?t) (be )?(available|exist)( in stock)? in (the )?(desired|requested|chosen|sufficient) (quantity|amount)`,
    soldOut: `out of stock | not in stock | sold out | no longer available | currently unavailable
      | (is|are|has become|just became) unavailable | not available anymore | lack of stock`,
    cardDeclined: `payment (you submitted )?(is|was) (not valid|invalid) | re ?enter (your |the )?payment (information|details) | declined | card (was )?(refused|rejected|not accepted)
      | payment (failed|was refused|was rejected|could not be (processed|completed|authori[sz]ed|approved|taken)|unsuccessful|was not successful)
      | (could not|couldn t) (charge|process) (your|the) ((credit|debit|bank) )*(card|payment) | insufficient funds | do not honou?r
      | (issue|problem|error|trouble|went wrong) (while )?(processing|charging|with) (your|the) ((credit|debit|bank) )*(card|payment|transaction)
      | (unable|not able|failed) to (charge|process|authori[sz]e|complete) (your|the) ((credit|debit|bank) )*(card|payment|transaction)
      | (payment|card|transaction) (was |is |has )?not (been )?(approved|authori[sz]ed|accepted)
      | (bank|issuer|card (company|provider)) .{0,25}(refused|rejected|(not|n t|unable to) (authori[sz]e|approve|accept|allow|honou?r))
      | (order|purchase) (could not|couldn t|can ?not|can t) be paid`,
    noShipping: `(do not|does not|cannot|can t|don t|unable to|not able to) (ship|deliver)
      | no shipping (methods?|options?|rates?) | no delivery (methods?|options?) | shipping is not available`,
    noSuchVariant:
      '\\bcombination (of .{0,40} )?(does not|doesn t|do not) exist | no (such|matching) (combination|variant|variation) | no products? match(es|ed)? your (selection|choice) | combination is (not possible|impossible|invalid)',
    unavailable: '^(unavailable|not available)$',
    variantMissing: `(please )?(select|choose|pick) (a|an|your|the|some)? ?(size|colou?r|variant|option|style|product options?)
      | select options`,
    addressRejected: `address (could not be|cannot be|is not|was not|not) (verified|valid|found|recogni[sz]ed|accepted|deliverable)
      | undeliverable address | invalid address`,
    asksForCorrection: `\\b(please (enter|select|choose|pick|check|fill|correct|provide|agree|accept|specify|complete|tick)|(is|are) (required|invalid|missing|not valid))
      | \\b(invalid|required|must (be|accept|agree|select|enter))`,
    digitsOnly: '\\b(digits|numbers|numerals) only\\b | \\bonly (digits|numbers|numerals)\\b',
    refusesInput: `error | fail(ed|ure)? | sorry | invalid | not valid | required | missing | unable | cannot | could not
      | please (enter|select|choose|pick|check|fill|correct|provide|agree|accept|try|specify|complete) | must
      | invalid[oa]`,
    asksForPatience: 'wait | moment | patient\\w* | thank | thanks',
    asksForHuman: `\\bcaptcha | (you are|youre|that you are) (a )?human | for humans
      | are you (a |an )?(real |actual )?(person|human|robot|bot) | \\bprove (that )?you ?(a?re|ve)\\b
      | (letters|text|code|words?|numbers|digits) (in|from|on|shown in) the (picture|image)
      | characters (in the|in this|you see|shown|from the) | (not|no) (a |an )?robot`,
    newPassword: 'create | choose | at least | new',
    freeAmount: '^free( of charge)?$ | ^(at )?no (charge|cost)$ | ^complimentary$ | ^0$',
    namesNumber: 'number | no | nr | num | id | ref(erence)?( number)? | code',
    underNumber: '\\b(under|with)( the| our| your)?( order| reference)? (number|no)$',
  },
  stems: {
    addOn: 'insurance | protection | warranty | donation | gift wrap | \\btips?\\b | gratuity',
    address: 'address | information',
    numberSuffix: '((house )?number )?suffix$ | house ?number (addition|extension)',
    addressTitle:
      'address (title|name|label|nickname|alias) | ^alias$ | (name|title) (of|for) (this|the) address | save (this )?address as',
    afterOrder: 'status | history | track | tracking | returns? | my orders',
    anyName: 'name',
    anyNumber: 'number | num',
    bankAccount: 'account | iban | bank',
    billing: 'billing | bill[-_]?to | invoice | payment_?address | bill',
    billingLabel: 'billing | bill to | invoice (?:address|street|city|zip|postal|post|name|country|state)',
    birth: 'birth | dob | bday',
    blandAttribute:
      'name | address | number | code | mail | user | first | last | contact | title | state | region | company | date | day | month | year | zone | search | query | message | owner | holder',
    bridge: 'to | and | or',
    cancel: 'cancel | discard | abort',
    cardSecret:
      'card | \\bcc | cvv | cvc | cvn | csc | cid\\b | expir | exp[-_. ]?(?:m|y|d) | secur | \\bpan\\b | \\bpin\\b | otp | iban | account.?n',
    cart: 'cart | basket | bag | shopping[-_]?cart | shopping[-_]?bag',
    checkout: 'checkout | onepage',
    cookieNotice: 'cookie | consent | privacy | gdpr',
    countryName: 'usa | us | united states of america | uk | england',
    coupon: 'coupon | promo | discount | voucher',
    day: 'days?',
    deliveryMethod: 'ship | deliver | carrier | freight',
    deliveryName:
      'standard | economy | overnight | ground | flat rate | courier | shipping( .{0,20})? | delivery( .{0,20})? | free shipping',
    district: 'neighbou?rhood | ^district$ | ^suburb$ | ^quarter$ | ^ward$',
    errorName: 'error | invalid | danger | fail | problem',
    expiry: 'exp | card | valid | cc',
    listing: 'category | categories | collections? | search | shop | c',
    lookFor: 'search | filter',
    lookForBy: 'by | for',
    messageName:
      'error | invalid | alert | notice | warn | danger | success | message | feedback | toast | flash | notification | problem',
    month: 'mm | month',
    monthName: 'jan | feb | mar | apr | may | jun | jul | aug | sep | oct | nov | dec',
    or: 'or',
    orderDone: 'thank | success | confirmation | order-?received | order-?complete | receipt',
    payment: 'payment',
    paymentMethod: 'pay | gateway',
    paymentName:
      'credit card | debit card | card | bank ?transfer | cash on delivery | che(ck|que) | invoice | money order | test payment | bogus( .{0,10})? | pay later | purchase order | payment on delivery | cod | (pay by )?wire( transfer)?',
    preference: 'sort | language | currency',
    product: 'product | p | item | dp | article',
    provinceName:
      'alabama | alaska | arizona | california | colorado | florida | georgia | texas | ohio | nevada | utah | oregon | ontario | alberta | manitoba | victoria | queensland | tasmania | maharashtra | karnataka | kerala | punjab | gujarat | rajasthan | delhi | kent | surrey | essex | devon | cork | dublin | galway | dubai | sharjah',
    quantity: 'qtys? | quantit(y|ies)',
    register: 'register | registration | sign[-_]?up',
    review: 'review | overview | summary',
    secondLine: 'two | apartment | suite | unit | flat | floor | room',
    shipping: 'shipping | delivery',
    signIn: 'log[-_]?(?:in|on) | sign[-_]?in | signon',
    skip: '\\bskip',
    title: 'mr | mrs | ms | miss | mx | dr | prof | male | female',
    variant: 'swatch | variant | variation | option | attribute | size | colou?r',
    year: 'yy | year',
    yes: 'yes',
    your: 'your',
  },
  productPage: {
    required: 'required',
    productPath: 'products? | items?',
    soldOut:
      'out of stock | (?:^|[^\\d.,])0 (?:\\w+ )?in stock | sold[- ]?out | currently unavailable | no longer available | temporarily unavailable | not available',
    inStock: 'in stock',
    buy: 'add to (?:my )?(?:shopping )?(?:cart|bag|basket|trolley) | buy (?:it )?now | pre-?order',
    brand: 'brand(?: name)? | make | maker | manufacturer',
    itemNumber:
      'sku | asin | item (?:no\\.?|number|code|id|#) | article (?:no\\.?|number) | product (?:code|id|no\\.?|number) | catalog(?:ue)? (?:no\\.?|number) | ebay item number | object number | post id | code | ref',
    model: "mpn | model(?: (?:no\\.?|number))? | manufacturer(?:'s)? part number | part number | item model number",
    choose: 'please | choose | select',
    noAxis:
      'quantit | qty | amount | country | currency | language | sort | rating | token | csrf | newsletter | plan | subscri | insur | warrant | protect | gift | shipping | delivery',
    price: 'price | amount',
    unitPrice: '\\bper\\b | from | shipping | delivery | save | month',
    free: 'free',
    range: 'to | or | and',
    monthBeforeYear: 'jan | feb | mar | apr | may | jun | jul | aug | sep | oct | nov | dec',
    otherPrice:
      '(?:^|[^a-z]|price)(?:old|was|rate|tax) | list-?price | strike | regular | before | original | rrp | msrp | crossed | compare | previous | former | saving | discount | shipping | delivery | instal | financ | month | points | unit-?price | per-?unit | base-?price | deposit | coupon | voucher',
  },
  currencyNames: {
    USD: 'dollar | dollars',
    EUR: 'euro | euros',
    GBP: 'pound | pounds',
    JPY: 'yen',
    CNY: 'yuan',
    KRW: 'won',
    THB: 'baht',
    LAK: 'kip',
    KHR: 'riel',
    GEL: 'lari',
    AMD: 'dram',
    AZN: 'manat',
    IRR: 'toman | rial',
    NGN: 'naira',
    VUV: 'vatu',
  },
  frequentWords: 'the | your | and | with | cart | checkout | shipping | address | order | please | for',
  neutralHonorifics: ['Mx', 'Neutral', 'Other', 'Prefer not to say'],
  afterOrderPaths: ['success', 'confirmation', 'thank-you', 'complete'],
};
