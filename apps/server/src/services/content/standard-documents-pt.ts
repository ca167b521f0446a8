import type { StandardDocuments } from './document-types'

export const DOCUMENTS_PT: StandardDocuments = {
  1: {
    title: 'Termos de uso',
    text: `# 1. O serviço

{site} oferece placares, salas ao vivo, chat e check-in de futebol, basquete e e-sports. Visitantes podem navegar e conversar; check-in e tarefas pedem uma conta.

Dados e transmissões podem atrasar ou falhar, servem de informação e não são recomendação de aposta.

# 2. Sua conta

Guarde sua senha e não ceda a conta a outra pessoa. Se alguém a usar sem permissão, fale na hora com o atendimento: encerramos a sessão em todos os aparelhos.

Apelido e foto não podem imitar a equipe do site ou outra pessoa, nem conter ofensas.

# 3. Regras do chat

São proibidos conteúdo ilegal, golpes, ofensas, pornografia, propaganda, mensagens repetidas e assédio. O sistema filtra palavras e limita a frequência das mensagens.

Quem descumpre as regras pode ser silenciado, retirado da sala ou ter a conta desativada. Vale também para visitantes.

# 4. Ouro e prêmios

O ouro de check-in, tarefas e atividades só pode ser usado em {site} e não vira dinheiro. Prêmios obtidos por fraude são retirados.

# 5. Mudanças

Novas versões aparecem nesta página com a data. Continuar usando o site significa aceitá-las.`,
  },
  2: {
    title: 'Política de privacidade',
    text: `# 1. Dados que recebemos

- Nome da conta, apelido, foto e senha em forma protegida
- Mensagens e arquivos que você envia
- Registros de check-in, tarefas e atividades
- Identificação do aparelho e endereço de rede, por segurança

Idioma, aparência e partidas favoritas ficam no seu aparelho e somem quando você limpa os dados do navegador.

# 2. Uso e guarda

Os dados servem para prestar o serviço, evitar abusos e corrigir falhas. Não são vendidos a terceiros, salvo exigência da lei.

Identidade, mensagens e arquivos de visitantes são apagados depois do prazo; ao desativar a conta, os acessos deixam de valer na hora.

# 3. Seus direitos

Você pode ver e corrigir seus dados, sair da conta ou pedir a desativação e a exclusão dos seus dados pelo atendimento.`,
  },
  3: {
    title: 'Termos de recarga',
    text: `# 1. Recarga

Quando a recarga está aberta, vale o preço da página de pagamento. O valor entra depois do pagamento e aparece no extrato.

Sem resposta, não pague de novo: cada pedido entra uma única vez.

# 2. Uso

O que você recarrega só pode ser usado em {site}. Não pode ser cedido nem vira dinheiro.

# 3. Menores de idade

Menores precisam da autorização do responsável, que pode pedir reembolso pelo atendimento.`,
  },
  4: {
    title: 'Termos do streamer',
    text: `# 1. Entrar no ar

Para ser streamer é preciso enviar um pedido e ser aprovado. Use dados verdadeiros.

# 2. Conteúdo

A transmissão deve respeitar a lei. São proibidos apostas, golpes, pornografia e violação de direitos. Você responde pelo chat da sala e pode nomear moderadores.

# 3. Descumprimento

A sala que descumpre as regras é fechada; em casos graves, o streamer perde o papel.`,
  },
  5: {
    title: 'Sobre nós',
    text: `{site} é um site de placares e transmissões para quem gosta de futebol, basquete e e-sports.

- Placar ao vivo, escalações, números e cotações
- Narração e chat
- Notícias, vídeos curtos e atividades

[Termos de uso e privacidade](/privacy)`,
  },
  6: {
    title: 'Regras de presentes',
    text: `# 1. Presentes

Presentes para streamers são pagos com ouro e não podem ser devolvidos.

# 2. Mochila

Os presentes da mochila podem ser enviados até vencerem; depois somem.

# 3. Quantidade

Envie 1, 10, 66, 88, 100, 520 ou 1314 de uma vez.`,
  },
}
