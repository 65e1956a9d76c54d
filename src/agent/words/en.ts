import { fields, ticks } from './en-fields.ts';
import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  language: 'en',
  fields,
  ticks,
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
    continue: `continue( to .{0,30})? | next( step)?( .{0,20})? | proceed( to .{0,25})?
      | (save|use)( this| these)?( address| details| information)?( and| &)? ?(continue|proceed|next|deliver here)?
      | go on | deliver (here|to this address) | ship (here|to this address) | use this address
      | confirm (address|details|shipping|delivery|and continue|method|selection|choice) | submit | save
      | forward | done | update( address)? | go to (next step|payment|shipping|delivery|review)
      | review( your)? order | set (address|delivery) | to (payment|shipping|delivery|review)
      | select (shipping|payment|delivery)( method)? | confirm`,
    applyCoupon: `apply( (coupon|code|discount|promo|voucher|gift card))*( code)? | redeem( .{0,15})?
      | add (coupon|code|promo code|discount|voucher|discount code) | use (code|coupon|voucher) | activate
      | submit (code|coupon) | enter code | ok | update coupon`,
    openCoupon: `(have|got)( you)? (a |any )?(coupon|promo|discount|voucher|gift|promotion)( ?(code|card)s?)?.{0,40}
      | (enter|add|use|click here to enter)( a| your| my)? ?(coupon|promo|discount|voucher|promotion|gift card)( code)?( or .{0,20})?
      | apply discount code | (coupon|promo|discount|voucher)( code)?( \\+)? | click here to enter your code`,
    placeOrder: `(place|submit|confirm|complete|finish|send|finali[sz]e|make|commit)( and pay)?( my| your| the| this)? ?(order|purchase|payment|booking|transaction)( now| and pay)?
      | place (your )?order | buy now( and pay)? | order now | pay( now| securely)?( .{0,15}\\d.{0,10})?
      | pay (and|&) (place )?order | pay with( credit| debit)? card | order and pay
      | order with (obligation|commitment) to pay | complete (order|purchase|payment|checkout) | purchase( now)?
      | confirm (and|&) pay | buy | agree and (pay|order|place order) | i confirm my order | commit to buy
      | confirm`,
    dismiss: `close( (dialog|modal|popup|this|window|banner|menu))* | dismiss | no thanks?( you)?( .{0,40})? | not now
      | maybe later | skip( for now)? | x | later | cancel | got it | i m not interested | no i .{0,40} | ok
      | continue without .{0,40} | remind me later | hide`,
    rejectCookies: `(reject|decline|refuse|deny|disagree)( to)?( all| optional| non essential| the)*( cookies)?
      | (only|accept only|use|allow only)? ?(necessary|essential|required|strictly necessary|functional)( cookies)?( only)?
      | continue without (accepting|consent|agreeing) | do not (accept|consent|agree) | opt out
      | i (decline|do not accept)`,
    acceptCookies: `(accept|allow|agree to|agree)( all| to all| the| and close| and continue)*( cookies)?
      | i (accept|agree|understand|consent) | accept (and|&) .{0,20} | allow all | got it | consent | ok`,
    removeItem: `remove( (this|the))?( item| product)?( from (the |my |your )?(cart|bag|basket))?
      | delete( item| product)? | trash | remove .{0,40} | discard | empty (the |my )?(cart|basket|bag)
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
    increaseQuantity: `increase( .{0,30})? | increment | (add|one) more | plus( one)? | qty up | quantity (up|plus) | up | more
      | raise .{0,15}`,
    decreaseQuantity:
      '(decrease|reduce|lower)( .{0,30})? | decrement | one less | minus( one)? | quantity (down|minus) | less',
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
      | my address is not listed | use original( address)?`,
    search: 'search | find | go | submit search | look up',
  },
  pages: {
    cart: '(your |my |the )?(shopping )?(cart|bag|basket|trolley) | cart summary | items? in your (cart|bag|basket)',
    emptyCart: `(your |the |shopping )*(cart|bag|basket|trolley) is( currently)? empty
      | no (items|products) in (your|the) (cart|bag|basket) | you have no items
      | nothing in your (cart|bag|basket) | there are no items in (your|the|this) (cart|basket|bag) | cart empty
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
      | purchase (complete|confirmed) | we (have|ve) received your order
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
      | net( total| amount)? | sum | bag total`,
    shipping: `(shipping|delivery|postage|freight|carriage)( (and|&) (handling|packing|packaging))?( (costs?|fees?|charges?|total|method|price|estimate))?( .{0,60})?
      | p ?(and|&) ?p | s ?(and|&) ?h | (estimated|standard|flat rate|express) (shipping|delivery)( .{0,30})?
      | flat rate | postage`,
    tax: `((estimated|sales|total|incl(uding|usive of|udes|uded)?|of which|plus)? ?(vat|tax|taxes|gst|hst|pst|qst)( .{0,30})?)
      | \\d+([.,]\\d+)? ?%? (vat|tax|gst|sales tax)( .{0,20})? | duties( and taxes)?
      | import .{0,15}(duty|duties|tax|taxes) | tax .{0,30}`,
    discount: `(discounts?|savings?|promotions?|promo(tion)?( code)?|coupons?|voucher|rebate|reduction|you save|loyalty discount|offer)( .{0,40})?
      | (order|member|student|cart) discount( .{0,30})?`,
    fee: `((service|handling|processing|payment|booking|packaging|environmental|recycling|cod|cash on delivery|transaction|small order|platform|eco|surcharge|convenience) ?(fees?|charges?|costs?|surcharge)?)( .{0,20})?
      | (gift ?wrap(ping)?|insurance|protection|donation|tip|deposit|surcharge|warranty|handling)( .{0,30})?
      | fees?`,
    giftCard: 'gift ?(card|certificate|voucher)( .{0,30})? | store credit( .{0,20})? | reward points( .{0,20})?',
    total: `(grand|order|cart|final|estimated|basket|bag|overall|your|invoice)? ?total( .{0,40})?
      | (total )?amount( due| to pay| payable)?
      | (to pay|you pay|due now|balance due|total due|pay today|payable|due today|to be paid|today s total)
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
      | (choose|select)( a| your| the)? (shipping|delivery)( .{0,20})? | how .{0,30}(delivered|shipped|delivery)
      | carrier | delivery`,
    contact: '(contact|customer|personal|your)( (details|information|info|data)) | contact | your details | e ?mail',
  },
  words: {
    pickup: `pick ?up | collect(ion)?( from| in| at)? | click (and|&|n) collect | in ?store | store pick ?up
      | local pick ?up | parcel ?(shop|locker|point) | pick ?up point | locker | collect`,
    free: 'free( of charge)? | complimentary | no charge | included | on us',
    day: '(business|working|work|week)? ?days? | d',
    week: 'weeks?',
    hour: 'hours? | hrs?',
    today: 'same ?day | today',
    tomorrow: 'next (business |working )?day | overnight | tomorrow',
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
  },
};
