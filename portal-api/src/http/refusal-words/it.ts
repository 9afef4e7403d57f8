import type { Refusal } from './de.ts';

/** What the server says when it refuses, in Italian. */
export const it: Readonly<Record<Refusal, string>> = {
  'Email or Password Incorrect': 'Email o password non corretti',
  'Please sign in.': 'Accedi, per favore.',
  'You are not allowed to do this.': 'Non hai il permesso di farlo.',
  'You can change your own account only.': 'Puoi modificare solo il tuo account.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Troppi tentativi. Aspetta qualche minuto e riprova.',
  'This link has already been used or has expired. Please ask for a new one.':
    'Questo link è già stato usato o è scaduto. Chiedine uno nuovo.',
  'The current password is not right.': 'La password attuale non è corretta.',
  'This password is easy to guess. Please choose another one.':
    'Questa password è facile da indovinare. Scegline un’altra.',
  'Another account uses this e-mail address.': 'Un altro account usa questo indirizzo email.',
  'Please use another e-mail address.': 'Usa un altro indirizzo email.',
  'This person does not exist.': 'Questa persona non esiste.',
  'Please choose a jpeg, jpg or png picture.': 'Scegli un’immagine jpeg, jpg o png.',
  'Not Found': 'Non trovato',
  'The request could not be read.': 'La richiesta non è leggibile.',
  'This is larger than the portal accepts.': 'È più grande di quanto consentito.',
  'This kind of content is not accepted.': 'Questo tipo di contenuto non è accettato.',
  'The text holds a character that cannot be stored.':
    'Il testo contiene un carattere che non si può salvare.',
  'Please choose a file.': 'Scegli un file.',
  'Please give the file a shorter name.': 'Dai al file un nome più corto.',
  'This file cannot be read. Please save it again and retry.':
    'Questo file non è leggibile. Salvalo di nuovo e riprova.',
  'This kind of file is not accepted, or its content does not match its name.':
    'Questo tipo di file non è accettato, o il contenuto non corrisponde al nome.',
  'This file is not available.': 'Questo file non è disponibile.',
  'This file is not there any more.': 'Questo file non c’è più.',
  'This file is not there any more. Please upload it again.':
    'Questo file non c’è più. Caricalo di nuovo.',
  'This order does not exist.': 'Questo ordine non esiste.',
  'This order is already completed.': 'Questo ordine è già completato.',
  'This order has no LinkedIn document.': 'Questo ordine non ha un documento LinkedIn.',
  'This order has no contract.': 'Questo ordine non ha un contratto.',
  'This order has no such questionnaire.': 'L’ordine non ha questo questionario.',
  'This order has no such service.': 'L’ordine non ha questo servizio.',
  'This order has no such survey.': 'L’ordine non ha questo sondaggio.',
  'This order has no such task.': 'L’ordine non ha questa attività.',
  'The due date cannot be in the past.': 'La scadenza non può essere nel passato.',
  'This contract is not signed yet.': 'Questo contratto non è ancora firmato.',
  'This contract is signed already.': 'Questo contratto è già firmato.',
  'This draft does not exist.': 'Questa bozza non esiste.',
  'This draft does not wait for approval any more.': 'Questa bozza non attende più l’approvazione.',
  'This draft does not wait for your review any more.':
    'Questa bozza non attende più il tuo parere.',
  'Only a draft that you reviewed and liked can be accepted.':
    'Puoi accettare solo una bozza che hai valutato e apprezzato.',
  'The last draft is still waiting for an answer.': 'L’ultima bozza attende ancora una risposta.',
  'Please rate the document and specify your revision request':
    'Valuta il documento e descrivi le modifiche che desideri',
  'Please Write Review': 'Scrivi il tuo parere',
  'Please upload the pdf version of the file': 'Carica la versione PDF del file',
  'Please upload the word version of the file': 'Carica la versione Word del file',
  'Please upload the pdf version of final document': 'Carica la versione PDF del documento finale',
  'Please upload the word version of final document':
    'Carica la versione Word del documento finale',
  'Some questions still need an answer.': 'Alcune domande attendono ancora una risposta.',
  'These questions are already answered.': 'A queste domande è già stata data risposta.',
  'These questions are not answered yet.': 'A queste domande non è ancora stata data risposta.',
  'These questions were changed somewhere else.': 'Queste domande sono state modificate altrove.',
  'The customer has already answered these questions.':
    'Il cliente ha già risposto a queste domande.',
  'The follow-up questions are not available yet.':
    'Le domande aggiuntive non sono ancora disponibili.',
  'Add at least one complete question first.': 'Aggiungi prima almeno una domanda completa.',
  'This questionnaire does not exist.': 'Questo questionario non esiste.',
  'This template does not exist.': 'Questo modello non esiste.',
  'This survey is already answered.': 'A questo sondaggio è già stata data risposta.',
  'This time zone is not known.': 'Questo fuso orario non è noto.',
  'This review does not exist.': 'Questa revisione non esiste.',
  'This review was rated already.': 'Questa revisione è già stata valutata.',
  'The email of this review is not a valid email.': 'L’email di questa revisione non è valida.',
  'This package is not available.': 'Questo pacchetto non è disponibile.',
  'This coupon does not exist.': 'Questo coupon non esiste.',
  'This coupon has expired.': 'Questo coupon è scaduto.',
  'This coupon has been used up.': 'Questo coupon è esaurito.',
  'This checkout does not exist. Please start again.': 'Questo acquisto non esiste. Ricomincia.',
  'The checkout does not answer. Please try again.': 'La cassa non risponde. Riprova.',
  'Please tell us first who you are.': 'Dicci prima chi sei.',
  'Cards do not serve this currency.': 'Con la carta non si può pagare in questa valuta.',
  'This currency is paid by card.': 'In questa valuta si paga con carta.',
  'This invoice does not exist.': 'Questa fattura non esiste.',
  'There is nothing to pay on this invoice.': 'Su questa fattura non c’è nulla da pagare.',
  'There is something to pay.': 'C’è qualcosa da pagare.',
  'The amount of this payment is not the one that was agreed.':
    'L’importo di questo pagamento non è quello concordato.',
  'The payment could not be noted.': 'Non è stato possibile registrare il pagamento.',
  'The payment provider does not answer. Nothing is lost.':
    'Il servizio di pagamento non risponde. Nulla è andato perso.',
  'The payment provider refused to open a payment.':
    'Il servizio di pagamento non ha aperto il pagamento.',
  'This payment belongs to another purchase.': 'Questo pagamento appartiene a un altro acquisto.',
  'This payment does not exist.': 'Questo pagamento non esiste.',
  'This payment is closed.': 'Questo pagamento è chiuso.',
  'This payment is not finished.': 'Questo pagamento non è concluso.',
  'This payment was already started with another card.':
    'Questo pagamento è già iniziato con un’altra carta.',
  'This payment was already started with other details.':
    'Questo pagamento è già iniziato con altri dati.',
  'This payment was given up. Nothing was charged.':
    'Questo pagamento è stato annullato. Non è stato addebitato nulla.',
  'This was paid already.': 'È già stato pagato.',
  'This was paid in another window.': 'È stato pagato in un’altra finestra.',
  'Your money is on its way back.': 'I tuoi soldi stanno tornando.',
  'Your bank is still working on this payment.': 'La tua banca sta ancora elaborando il pagamento.',
  'Your card was declined.': 'La tua carta è stata rifiutata.',
  'Your card has insufficient funds.': 'Fondi insufficienti sulla carta.',
  'Your card has expired.': 'La tua carta è scaduta.',
  "Your card's expiration date is in the past.": 'La data di scadenza della carta è passata.',
  "Your card's security code is incorrect.": 'Il codice di sicurezza della carta non è corretto.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Si è verificato un errore con la carta. Riprova tra poco.',
  'The payment was declined by Affirm.': 'Affirm ha rifiutato il pagamento.',
  'Tips are switched off.': 'Le mance sono disattivate.',
  'You have already tipped for this order.': 'Hai già lasciato una mancia per questo ordine.',
  'Board not found': 'Bacheca non trovata',
  'The page is not available': 'La pagina non è disponibile',
  'It is too late to undo this.': 'È troppo tardi per annullare.',
  'This board has no room for another card.':
    'In questa bacheca non c’è posto per un’altra scheda.',
  'This board has no room for another list.': 'In questa bacheca non c’è posto per un’altra lista.',
  'This card does not exist any more.': 'Questa scheda non esiste più.',
  'This list does not exist any more.': 'Questa lista non esiste più.',
  'This job has no title.': 'Questa offerta di lavoro non ha un titolo.',
  'Job search is not answering right now. Please try again in a few minutes.':
    'La ricerca di lavoro non risponde. Riprova tra qualche minuto.',
  'Chat is not available here.': 'La chat non è disponibile qui.',
  'This conversation does not exist.': 'Questa conversazione non esiste.',
  'You cannot write in this conversation.': 'Non puoi scrivere in questa conversazione.',
  'An empty message cannot be sent.': 'Non si può inviare un messaggio vuoto.',
  'This kind of file cannot be sent.': 'Questo tipo di file non si può inviare.',
  'The file is missing.': 'Manca il file.',
};
